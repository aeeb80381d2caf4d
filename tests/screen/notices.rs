//! Sentences in the bar: on a phone too each is there as a whole.

use super::kit::{self, PHONE};
use tablee::core::{Icon, Language};
use tablee::games::refusal_codes;
use tablee::localize::Words;
use tablee::ui::Ui;
use tablee::ui::bar::{Notice, bar};

#[test]
fn every_refusal_fits_into_the_bar_of_a_phone() {
    for words in Language::ALL.map(Words::new) {
        for code in refusal_codes() {
            let text = words.text(&format!("error-{code}"));
            let ui = Ui::new(&words, true, 175, PHONE);
            let notice = Notice {
                text: text.clone(),
                icon: Icon::Help,
                on_press: (),
            };
            let bar = bar(ui, (), "SkyRunner".to_owned())
                .notice(Some(notice))
                .icon(Icon::Undo, Some(()))
                .icon(Icon::Redo, Some(()))
                .icon(Icon::Help, Some(()));
            let fitted = kit::lay_out(bar.view(None), PHONE);
            let fitted = fitted.iter().find(|fitted| fitted.whole == text);
            assert_eq!(fitted.unwrap().shown, text, "{:?}", words.language());
        }
    }
}
