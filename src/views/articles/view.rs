//! Articles: what they say, checked.

use yew::prelude::*;

use crate::components::{paragraph, rich_button, say};
use crate::state::{Action, Come};
use crate::tools;
use crate::views::ViewProps;
use crate::views::articles::claims::{CLAIMS, Claim, Evidence, Source, Verdict};
use crate::views::articles::{Found, News};
use crate::views::hooks::{failures_to, use_steps, use_worker};
use crate::words::articles as words;

/// What has been counted, by claim.
#[derive(Clone, Default, PartialEq)]
struct Counted(Vec<Option<Vec<Found>>>);

impl Reducible for Counted {
    type Action = News;

    fn reduce(self: std::rc::Rc<Self>, news: News) -> std::rc::Rc<Self> {
        let mut counted = self.0.clone();
        counted.resize(CLAIMS.len(), None);
        if let Some(place) = counted.get_mut(news.claim) {
            *place = Some(news.found);
        }
        std::rc::Rc::new(Self(counted))
    }
}

/// The view.
#[component]
pub fn ArticlesView(props: &ViewProps) -> Html {
    let ViewProps { state, act, tools, .. } = props;
    let counted = use_reducer(Counted::default);
    let step = use_steps(&counted);
    let worker = use_worker(tools, move |_, news: News| step.emit(news), failures_to(act));
    let setup = state.setup().clone();
    use_effect_with((), move |()| worker.ask(&setup, 1, &tools::Job::Articles));
    html! {
        <main class="articles" id="main">
            <h2>{ say(words::VIEW) }</h2>
            { paragraph("articles-words", words::ABOUT) }
            <div class="articles-claims" id="hints" tabindex="-1">
                { for CLAIMS.iter().enumerate().map(|(i, claim)| {
                    let found = counted.0.get(i).and_then(Option::as_ref);
                    self::claim(claim, found.map_or(&[], Vec::as_slice), act)
                }) }
            </div>
        </main>
    }
}

fn claim(claim: &'static Claim, found: &[Found], act: &Callback<Action>) -> Html {
    let counted = found.len() == claim.evidence.len();
    let verdict = claim.verdict(found).filter(|_| counted);
    let state = verdict.map_or("open", Verdict::word);
    html! {
        <article key={claim.id} class="claim" data-zebra="claim" data-claim={claim.id} data-state={state}>
            <h3>{ claim.said }</h3>
            <p class="claim-verdict">{ verdict.map_or(words::COUNTING, Verdict::said) }</p>
            if !claim.evidence.is_empty() {
                <ul class="claim-evidence">
                    { for claim.evidence.iter().enumerate().map(|(i, it)| evidence(it, found.get(i), act)) }
                </ul>
            }
            <p class="claim-note">{ claim.note }</p>
            if !claim.sources.is_empty() {
                <p class="claim-sources">
                    { claim.origin }{ " " }
                    { for claim.sources.iter().enumerate().map(|(i, it)| html! {
                        <>{ if i > 0 { words::SOURCE_SEPARATOR } else { "" } }{ source(it) }</>
                    }) }
                </p>
            }
        </article>
    }
}

fn evidence(evidence: &'static Evidence, found: Option<&Found>, act: &Callback<Action>) -> Html {
    let see =
        act.reform(|_: MouseEvent| Action::Follow(evidence.fragment.to_owned(), Come::Choice));
    let count = found.map_or("…".to_owned(), |found| phrases::tally(&found.count));
    let exact = found.and_then(|found| found.count.exact());
    let solutions = words::solutions(exact.is_some_and(|count| count.is_one()));
    let answers = found.map_or(&[][..], |found| &found.answers);
    let split: Vec<String> = match answers {
        [] => Vec::new(),
        [(only, _)] => vec![only.clone()],
        several => several
            .iter()
            .map(|(answer, tally)| format!("{answer} {}", phrases::tally(tally)))
            .collect(),
    };
    html! {
        <li class="claim-row">
            <span class="claim-what">{ evidence.what }</span>
            <span class="claim-count">
                <b data-zebra="claim-count">{ count }</b>{ " " }{ solutions }
                if !split.is_empty() {
                    <span class="claim-answers">{ split.join(words::ANSWER_SEPARATOR) }</span>
                }
            </span>
            { rich_button("button", see)
                .hook("see")
                .with("aria-label", words::see_it_said(evidence.what))
                .holding(say(words::SEE_IT)) }
        </li>
    }
}

fn source(source: &'static Source) -> Html {
    html! {
        <>
            if source.url.is_empty() {
                <cite>{ source.title }</cite>
            } else {
                <a href={source.url} target="_blank" rel="noopener noreferrer">{ source.title }</a>
            }
            { format!(" ({})", source.by) }
        </>
    }
}
