//! Markdown tables.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

/// Columns are padded, so that the text is readable as it is.
pub fn markdown(head: &[&str], rows: &[Vec<String>]) -> String {
    let widths: Vec<usize> = (0..head.len())
        .map(|column| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            let longest = cells.map(|cell| cell.chars().count()).max().unwrap_or(0);
            longest.max(head[column].chars().count())
        })
        .collect();
    let line = |cells: &mut dyn Iterator<Item = String>| {
        let padded: Vec<String> = cells
            .zip(&widths)
            .map(|(cell, &width)| format!("{cell:<width$}"))
            .collect();
        format!("| {} |\n", padded.join(" | "))
    };
    let mut text = line(&mut head.iter().map(|&cell| cell.to_owned()));
    text += &line(&mut widths.iter().map(|&width| "-".repeat(width)));
    for row in rows {
        text += &line(&mut row.iter().cloned());
    }
    text
}

/// A figure with about three digits; a dash where nothing was measured.
pub fn figure(value: f64) -> String {
    match value {
        value if !value.is_finite() => "–".to_owned(),
        value if value < 10.0 => format!("{value:.2}"),
        value if value < 100.0 => format!("{value:.1}"),
        value => format!("{value:.0}"),
    }
}
