//! A whole story, to be taken elsewhere.

use puzzle::escape::markdown;

/// A step of such a story.
pub struct PostStep {
    /// The printed numbers of the hints that it uses.
    pub hints: Vec<u32>,
    /// What is new, in one sentence.
    pub conclusion: String,
    /// Why, in sentences.
    pub words: String,
}

/// The hints that a step uses, by their printed numbers: "no new hint", "hint 4", "hints 4, 5".
pub fn hints_used(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    match numbers.as_slice() {
        [] => "no new hint".to_owned(),
        [only] => format!("hint {only}"),
        several => format!("hints {}", several.join(", ")),
    }
}

/// The story as Markdown, for a post: a heading, a numbered list that begins with what is concluded
/// in bold, and how it ends.
pub fn post(title: &str, steps: impl Iterator<Item = PostStep>, ending: &str) -> String {
    let line = |step: PostStep| {
        let (words, conclusion) = (markdown(&step.words), markdown(&step.conclusion));
        format!("**{conclusion}** {words} ({})", hints_used(&step.hints))
    };
    let title = markdown(title);
    let title = if title.is_empty() { title } else { format!("## {title}") };
    whole(&title, steps.map(line), &markdown(ending))
}

/// The story as plain text.
pub fn plain_post(title: &str, steps: impl Iterator<Item = PostStep>, ending: &str) -> String {
    let line = |step: PostStep| {
        format!("({}) {} {}", hints_used(&step.hints), step.conclusion, step.words)
    };
    whole(title, steps.map(line), ending)
}

fn whole(title: &str, lines: impl Iterator<Item = String>, ending: &str) -> String {
    let steps = (1..).zip(lines).map(|(number, line)| format!("{number}. {line}\n"));
    let steps = steps.collect::<String>();
    let parts = [title, steps.trim_end(), ending].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("\n\n") + "\n"
}
