//! The only place that knows files, threads, wall clock and screen wake.

pub fn locales() -> Vec<String> {
    sys_locale::get_locales().collect()
}

pub fn now() -> chrono::DateTime<chrono::FixedOffset> {
    chrono::Local::now().fixed_offset()
}

/// Work that takes its time, away from the window's thread.
pub async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (sender, receiver) = iced::futures::channel::oneshot::channel();
    let _ = std::thread::spawn(move || sender.send(work()));
    receiver.await.ok()
}
