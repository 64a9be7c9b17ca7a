//! Numbers and findings in words: what people read.

use super::*;

#[test]
fn digits_come_in_threes() {
    for (digits, text) in
        [("0", "0"), ("999", "999"), ("1000", "1,000"), ("24883200000", "24,883,200,000")]
    {
        assert_eq!(group_digits(digits), text);
    }
}

#[test]
fn long_counts_are_spoken_short() {
    for (count, text) in [
        (17u64, "17"),
        (300_672, "300672"),
        (1_000_000, "1 million"),
        (7_464_960, "7.46 million"),
        (24_883_200_000, "24.9 billion"),
        (999_999_999, "1 billion"),
        (199_065_600, "199 million"),
    ] {
        assert_eq!(spoken(&Count::from(count)), text);
    }
}

#[test]
fn hints_that_clash_are_listed_as_people_do() {
    assert_eq!(clash_of(&[]), "The hints contradict each other.");
    assert_eq!(clash_of(&[3]), "No arrangement fits hint 3.");
    assert_eq!(clash_of(&[1, 9]), "Hints 1 and 9 contradict each other.");
    assert_eq!(clash_of(&[1, 4, 9]), "Hints 1, 4 and 9 contradict each other.");
    let one = Tally::AtLeast(Count::from(1u64));
    assert_eq!(tallied(&one, "solution"), "at least 1 solution");
    assert_eq!((counted(1, "step"), counted(0, "step")), ("1 step".into(), "0 steps".into()));
}

#[test]
fn what_does_not_fit_becomes_a_power_of_ten() {
    let of = |digits: &str| fitting(&digits.parse().unwrap());
    assert_eq!(of("24883200000"), "24,883,200,000");
    assert_eq!(of("999999999999999"), "999,999,999,999,999");
    assert_eq!(of("1000000000000000"), "1 × 10¹⁵".replace(' ', "\u{a0}"));
    assert_eq!(of(&format!("802{}", "5".repeat(80))), "8.03 × 10⁸²".replace(' ', "\u{a0}"));
    assert_eq!(of(&"9".repeat(83)), "1 × 10⁸³".replace(' ', "\u{a0}"));
    let count: Count = format!("802{}", "1".repeat(80)).parse().unwrap();
    assert_eq!(spoken(&count), "about 8.02 times 10 to the power of 82");
    assert_eq!(short(&count), power(&count.to_string()));
    assert_eq!(whole_tally(&Tally::Exact(count.clone())), grouped(&count));
}

#[test]
fn the_heaviest_come_first_and_equals_in_their_order() {
    let ranked = ranked([0.1, 0.0, 0.4, 0.1, 0.4].into_iter());
    assert_eq!(ranked, [(2, 0.4), (4, 0.4), (0, 0.1), (3, 0.1)]);
}

#[test]
fn decimals_are_rounded_to_the_fourth() {
    for (number, text) in [(0.0, "0.0000"), (13.0 / 17.0, "0.7647"), (-2.5, "-2.5000")] {
        assert_eq!(decimal(number), text);
    }
}

#[test]
fn ratios_are_rough() {
    for (ratio, text) in
        [(0.04, "0.040"), (0.52, "0.52"), (1.0, "1.0"), (47.4, "47"), (160_265.0, "160,000")]
    {
        assert_eq!(rough(ratio), text);
    }
}

#[test]
fn durations_are_in_units_that_people_know() {
    for (seconds, text) in [
        (0.0, "0.0 µs"),
        (0.000_45, "450 µs"),
        (0.0123, "12 ms"),
        (1.5, "1,500 ms"),
        (117.0, "2.0 min"),
        (4.0e6, "46 days"),
        (1.0e10, "317 years"),
        (1.0e30, "longer than anyone can wait"),
        (f64::INFINITY, "longer than anyone can wait"),
    ] {
        assert_eq!(duration(seconds), text);
    }
}

#[test]
fn how_many_times_is_the_quotient_of_what_is_shown() {
    // 51 µs and 31 µs, however these came to be rounded so.
    assert_eq!(times_as_long(51.4e-6, 30.6e-6).as_deref(), Some("1.6"));
    let mut random = puzzle::Random::new(7);
    let mut time = || f64::from(1 + random.below(250)) * 10f64.powi(random.below(14) - 7);
    let unit = |name: &str| match name {
        "µs" => 1e-6,
        "ms" => 1e-3,
        "s" => 1.0,
        "min" => 60.0,
        "hours" => 3600.0,
        "days" => 86_400.0,
        "years" => 365.25 * 86_400.0,
        other => panic!("{other}"),
    };
    let read = |text: &str| {
        let (number, name) = text.split_once(' ').unwrap();
        number.replace(',', "").parse::<f64>().unwrap() * unit(name)
    };
    for _ in 0..500 {
        let (one, other) = (time() / 3.0, time() / 3.0);
        let (shown, divisor) = (read(&duration(one)), read(&duration(other)));
        let told: f64 = match times_as_long(one, other) {
            Some(told) => told.replace(',', "").parse().unwrap(),
            None => continue,
        };
        // To two digits: at most half of the second one is off.
        let off = (told * divisor / shown - 1.0).abs();
        assert!(off < 0.051, "{} / {} = {told}", duration(one), duration(other));
    }
}

#[test]
fn long_counts_fit_a_small_place_and_lose_no_power_of_ten() {
    // 8 houses and 18 categories: nearly 10 to the power of 83, not 82.
    let arrangements = Count::arrangements(8, 18);
    assert_eq!(short(&arrangements), "7.93\u{a0}×\u{a0}10⁸²");
    assert_eq!(spoken(&arrangements), "about 7.93 times 10 to the power of 82");
    for (count, text) in [
        (999_999u64, "999,999"),
        (999_999_999, "1 billion"),
        (24_883_200_000, "24.9 billion"),
        (9_999_000_000_000_000, "1\u{a0}×\u{a0}10¹⁶"),
    ] {
        assert_eq!(short(&Count::from(count)), text);
    }
}

#[test]
fn percents_do_not_pretend_to_certainty() {
    assert_eq!(percent(0.9999), ">99%");
    assert_eq!(percent(0.0001), "<1%");
    assert_eq!(percent(13.0 / 17.0), "76%");
    assert_eq!(percent(1.0), "100%");
}
