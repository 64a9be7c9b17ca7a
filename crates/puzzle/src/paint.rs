//! Which names are colours, and what they look like.

/// Words for colours and a paint for each, muted so that a street of them stays calm. One text: a table of
/// texts costs the page's download more.
const PAINTS: &str = "\
red #c4473a
green #3f8a5b
white #f6f2e9
yellow #e5b544
blue #3f6fb0
ivory #efe3c2
orange #dd7f36
black #3a3a40
brown #86603f
pink #e39aae
purple #7d5aa6
violet #8a63b8
gray #8d9097
grey #8d9097
beige #d9c8a5
turquoise #43aca6
teal #2f7f80
indigo #4a4a94
gold #cfa23a
silver #b9bec6
cyan #4fb4c9
magenta #c0508f
maroon #7c3038
navy #2d3f6b
olive #7f8344
cream #f2e8cf
lime #9cbd4a
tan #c9a97c
lilac #b89acb
crimson #a8324a
amber #dd9b2c
emerald #2f9a6a";

/// The paint of a colour's name, whatever its case.
pub fn of_name(name: &str) -> Option<&'static str> {
    let mut paints = PAINTS.split('\n').filter_map(|line| line.split_once(' '));
    paints.find(|(word, _)| word.eq_ignore_ascii_case(name)).map(|(_, paint)| paint)
}
