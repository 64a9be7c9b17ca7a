//! Texts with what they mean: `===== name`, the text, `-----`, then a line for each hint:
//! `number: relation`, `number: ask relation | relation`, or `number: -` where nothing is to be
//! understood; `q: category of value`; `conflict: numbers`.

/// What is expected of a hint.
#[derive(PartialEq, Eq, Debug)]
pub enum Expected {
    /// It is not understood.
    Unknown,
    /// One of these; several where it has to be asked.
    Relations(Vec<String>),
}

/// A text with what it means.
pub struct Text {
    pub name: String,
    pub text: String,
    pub hints: Vec<(u32, Expected)>,
    pub questions: Vec<String>,
    pub conflict: Vec<u32>,
}

pub fn texts(file: &str) -> Vec<Text> {
    let all = file.split("===== ").filter(|part| !part.trim().is_empty());
    all.map(|part| {
        let (name, rest) = part.split_once('\n').unwrap();
        let (text, expected) = rest.split_once("\n-----\n").unwrap();
        let mut found = Text {
            name: name.trim().to_owned(),
            text: text.to_owned(),
            hints: Vec::new(),
            questions: Vec::new(),
            conflict: Vec::new(),
        };
        for line in expected.lines().filter(|line| !line.trim().is_empty()) {
            let (key, value) = line.split_once(':').unwrap();
            let value = value.trim();
            match key.trim() {
                "q" => found.questions.push(value.to_owned()),
                "conflict" => {
                    found.conflict =
                        value.split(' ').map(|number| number.parse().unwrap()).collect();
                }
                number => {
                    let expected = match value.strip_prefix("ask ") {
                        Some(all) => Expected::Relations(
                            all.split('|').map(|one| one.trim().to_owned()).collect(),
                        ),
                        None if value == "-" => Expected::Unknown,
                        None => Expected::Relations(vec![value.to_owned()]),
                    };
                    found.hints.push((number.parse().unwrap(), expected));
                }
            }
        }
        found
    })
    .collect()
}
