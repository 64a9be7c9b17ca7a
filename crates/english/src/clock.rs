//! Times of day that are listed with one "o'clock", "am" or "pm" for all: "at nine, ten and eleven
//! o'clock".

use super::tokens::number;

/// Puts the times of a list in digits, each by itself: "9:00, 10:00, 11:00"; "11 am, 12 pm, 1 pm"
/// for "11, 12 and 1 pm". Whether that was needed.
pub(super) fn spell_out(values: &mut [String]) -> bool {
    let Some((last, others)) = values.split_last().filter(|(_, others)| others.len() > 1) else {
        return false;
    };
    let halves = [" o'clock", " o\u{2019}clock", " am", " pm", "am", "pm"];
    let Some((hour_of_last, half)) =
        halves.iter().find_map(|half| Some((last.strip_suffix(half)?, half.trim_start())))
    else {
        return false;
    };
    // "9" and "nine", "9:30".
    let hour = |text: &str| match text.split_once(':') {
        Some((hour, minute)) if minute.len() == 2 => Some((hour.parse().ok()?, minute.to_owned())),
        _ => Some((number(text)?, "00".to_owned())),
    };
    let others = others.iter().map(|value| hour(value.trim_end_matches(" o'clock")));
    let Some(times) = others.chain([hour(hour_of_last)]).collect::<Option<Vec<_>>>() else {
        return false;
    };
    if times.iter().any(|(hour, minute)| !(1..=12).contains(hour) || minute.as_str() > "59") {
        return false;
    }
    // Going back in time from the last, noon and midnight turn the half of the day.
    let mut late = half == "pm";
    let mut next = (24, String::new());
    for (value, (hour, minute)) in values.iter_mut().zip(&times).rev() {
        let turned = (hour % 12, minute.clone());
        late ^= turned > next;
        next = turned;
        let whole = half.len() == 2 && !value.contains(':');
        let digits = if whole { hour.to_string() } else { format!("{hour}:{minute}") };
        *value = match half {
            "am" | "pm" => format!("{digits} {}", if late { "pm" } else { "am" }),
            _ => digits,
        };
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_half_of_the_day_for_all() {
        for (listed, spelt) in [
            (vec!["nine", "ten", "eleven o'clock"], Some("9:00, 10:00, 11:00")),
            (vec!["11", "12", "1 o'clock"], Some("11:00, 12:00, 1:00")),
            (vec!["10", "11", "12", "1 pm"], Some("10 am, 11 am, 12 pm, 1 pm")),
            (vec!["9:00", "9:30", "10:00 am"], Some("9:00 am, 9:30 am, 10:00 am")),
            (vec!["9", "10", "11"], None),
            (vec!["tea", "milk", "11 am"], None),
        ] {
            let mut values: Vec<String> = listed.into_iter().map(str::to_owned).collect();
            let found = spell_out(&mut values).then(|| values.join(", "));
            assert_eq!(found.as_deref(), spelt);
        }
    }
}
