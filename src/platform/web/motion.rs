//! Whether the browser wants reduced motion.

use super::host;

/// Whether movement is to be left out: the browser wants it so, or the clock is fixed.
pub fn is_reduced() -> bool {
    crate::platform::clock::is_fixed() || host::call("prefersReducedMotion", &[]).is_truthy()
}
