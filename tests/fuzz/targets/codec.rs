#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tablee_fuzz::codec::check(bytes));
