//! Medians and percentiles of a few measurements.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

/// Value below which this part of the measurements lies; NaN without any.
pub fn quantile(values: &[f64], part: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let last = match sorted.len() {
        0 => return f64::NAN,
        count => count - 1,
    };
    sorted[(last as f64 * part).round() as usize]
}

pub fn median(values: &[f64]) -> f64 {
    quantile(values, 0.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_of_a_few_values() {
        let values = [5.0, 1.0, 4.0, 2.0, 3.0];
        assert_eq!(median(&values), 3.0);
        assert_eq!(quantile(&values, 0.9), 5.0);
        assert!(median(&[]).is_nan());
    }
}
