//! The tests, one after another in one browser.

use std::{future::Future, pin::Pin, time::Duration};

use fantoccini::Client;
use tokio::time::{Instant, timeout};

use crate::{Result, Setting, page::Page, session};

mod access;
mod axes;
mod days;
mod edit;
mod embed;
mod explain;
mod fields;
mod figures;
mod first;
mod fresh;
mod game;
mod games;
mod hands;
mod heard;
mod history;
mod hosts;
mod keys;
mod layout;
mod links;
mod loading;
mod methods;
mod others;
mod phone;
mod play;
mod releases;
mod resilience;
mod sets;
mod share;
mod walk;

/// How long a single test may take; as many times as long where walks are longer.
const LIMIT: Duration = Duration::from_secs(90);
/// The window for tests that do not care.
const WINDOW: (u32, u32) = (1280, 900);

type Outcome<'a> = Pin<Box<dyn Future<Output = Result> + 'a>>;

struct Test {
    name: &'static str,
    run: for<'a> fn(&'a Page<'a>) -> Outcome<'a>,
}

macro_rules! tests {
    ($($module:ident :: $name:ident,)*) => {
        &[$(Test {
            name: concat!(stringify!($module), "::", stringify!($name)),
            run: |page| Box::pin($module::$name(page)),
        },)*]
    };
}

const TESTS: &[Test] = tests![
    figures::fish_and_what_each_hint_is_worth,
    figures::zebra_and_what_each_hint_is_worth,
    figures::phones_and_what_each_hint_is_worth,
    figures::fish_one_hint_after_another,
    figures::zebra_one_hint_after_another,
    figures::turning_each_switch,
    figures::left_read_as_somewhere_left,
    figures::hint_five_is_needed,
    figures::who_drinks_water,
    figures::all_off_all_on_invert_reset,
    figures::the_street_as_published,
    figures::solutions_one_by_one,
    first::all_hints_and_the_count_on_one_screen,
    first::the_count_stays_in_sight,
    first::the_hint_that_adds_nothing_is_found,
    first::the_answer_waits_for_a_touch,
    first::on_paper_the_answer_waits_too,
    first::undo_leaves_the_view_alone,
    first::nothing_jumps,
    history::undo_and_redo,
    history::undo_is_faster_than_the_browser,
    history::undo_by_keys,
    history::back_and_forward,
    links::a_link_opens_the_same,
    links::a_typed_fragment_opens_what_it_says,
    links::a_link_is_understood_as_chats_spell_it,
    links::bad_links_are_named_and_open_a_working_page,
    links::presets_keep_their_names_and_links,
    links::a_game_outlasts_the_new_link_of_its_puzzle,
    keys::undo_and_redo_on_any_layout,
    keys::marks_on_any_layout,
    resilience::no_errors_and_no_warnings,
    resilience::a_program_that_breaks_down_is_said,
    resilience::the_usual_puzzle_starts_no_worker,
    resilience::a_lost_worker_is_replaced,
    resilience::a_failed_worker_is_replaced,
    resilience::a_worker_that_never_starts_is_replaced,
    resilience::a_program_that_is_long_in_coming_is_said,
    resilience::refused_workers_are_done_without,
    resilience::a_missing_worker_is_said,
    resilience::a_worker_is_tried_again_later,
    resilience::blocked_storage_changes_nothing,
    resilience::a_frame_without_an_origin,
    resilience::a_storm_of_clicks,
    walk::no_figure_is_of_other_switches,
    walk::what_is_lost_is_made_up_for,
    loading::lost_requests_block_no_view,
    loading::a_lost_puzzle_is_said_and_comes_the_next_time,
    loading::a_view_on_its_way_is_said,
    loading::a_new_version_loses_no_click,
    others::a_translated_page_shows_no_old_count,
    others::a_translated_page_goes_on,
    others::a_translated_page_goes_on_in_other_views,
    others::a_translated_frame_goes_on,
    embed::one_line_is_enough,
    embed::three_on_a_page_are_independent,
    embed::the_height_follows,
    embed::the_theme_is_that_of_the_host,
    embed::nothing_is_loaded_far_away_and_nothing_shifts,
    embed::it_survives_being_moved,
    embed::others_are_not_listened_to,
    embed::a_plain_frame_tells_its_height,
    embed::a_puzzle_is_written_between_the_tags,
    embed::a_locked_hint_is_not_turned,
    embed::other_views_are_seen_whole,
    embed::it_fits_wherever_a_post_has_it,
    embed::the_host_hears_of_a_solved_game,
    hosts::words_that_objects_inherit_are_words_as_any,
    hosts::of_a_flood_of_links_the_last_is_opened,
    hosts::nonsense_is_not_heard,
    share::the_code_and_its_preview,
    share::the_picture_is_drawn,
    share::hostile_words_stay_words,
    share::no_violations,
    releases::an_old_page_becomes_the_new_one,
    releases::it_reloads_offline,
    releases::wrong_files_are_not_kept,
    releases::a_wrong_copy_is_replaced,
    access::keyboard_alone,
    access::the_first_minute_by_keys,
    access::less_motion_shows_the_same,
    access::the_count_is_spoken,
    access::the_smallest_phone_scrolls_one_way,
    access::the_open_view_is_in_sight,
    access::no_violations_in_light,
    access::no_violations_in_dark,
    axes::the_fall_of_the_counts,
    axes::the_scale_of_the_count,
    axes::the_race_of_the_methods,
    layout::nothing_is_too_wide_or_over_something_else,
    layout::names_stand_apart,
    edit::a_first_puzzle_in_the_form,
    edit::a_sentence_with_two_readings_is_asked_about,
    edit::a_question_may_be_about_a_place,
    edit::hints_that_add_nothing_are_dropped_and_come_back,
    edit::a_text_with_errors_says_where_and_is_undone,
    edit::plain_english_is_read_and_taken_over,
    edit::lists_are_put_right_and_the_text_is_read_again,
    edit::reading_keeps_the_focus,
    edit::hostile_names_stay_words,
    edit::what_cannot_be_kept_is_said,
    edit::no_violations_and_nothing_too_wide,
    fields::all_that_is_filled_in_at_once_is_kept,
    fields::what_is_being_typed_outlasts_other_changes,
    fields::what_cannot_be_taken_over_stays_with_the_reason,
    fields::sentences_said_at_once_all_become_hints,
    fields::a_new_puzzle_is_of_the_size_that_was_asked_for,
    fields::letters_and_lines_come_in_any_way,
    sets::two_of_all_sets_have_one_solution,
    sets::a_sufficient_set_is_put_on_at_once,
    sets::water_takes_nine_statements,
    sets::the_order_is_rebuilt_by_keys,
    sets::no_set_where_all_hints_leave_seven,
    sets::no_violations_and_nothing_too_wide,
    methods::all_methods_agree_and_the_slow_ones_rest,
    methods::a_method_is_watched_step_by_step,
    methods::programs_follow_the_switches,
    methods::claims_are_counted_and_shown,
    methods::no_violations_and_nothing_too_wide,
    explain::the_fish_riddle_is_told_step_by_step,
    explain::keys_walk_through_the_story,
    explain::with_hints_off_it_ends_where_knowledge_ends,
    explain::of_any_cell_can_be_asked_why_not,
    explain::no_violations,
    play::marks_are_made_kept_and_undone,
    play::nothing_is_called_wrong_until_asked,
    play::nudges_lead_to_the_end,
    play::the_keyboard_is_enough,
    play::the_cross_grid_shows_the_same_marks,
    play::a_puzzle_for_each_day,
    days::midnight_brings_the_new_day,
    days::the_first_touch_is_a_mark,
    days::how_hard_is_remembered,
    days::a_day_keeps_its_name_and_its_link,
    days::a_link_stays_while_its_puzzle_is_made,
    days::who_has_solved_it_is_not_sent_to_it_again,
    days::own_times_are_told_by_level,
    play::no_violations_in_light,
    play::no_violations_in_dark,
    hands::a_game_by_mouse,
    hands::a_game_by_touch,
    hands::a_game_by_keys,
    heard::a_game_by_role_and_name,
    hands::what_is_done_is_remembered,
    phone::all_is_large_enough_whatever_is_open,
    phone::what_one_works_on_stays_in_sight,
    phone::the_first_steps_leave_the_board_whole,
    fresh::a_new_puzzle_of_a_size_and_level,
    game::every_way_of_undo_walks_one_line,
    game::help_goes_with_its_position,
    game::two_frames_play_one_game,
    game::a_link_with_marks_in_one_of_two_frames,
    game::what_was_changed_unheard_is_taken_over,
    game::a_game_that_cannot_be_kept_says_so_once,
    game::a_page_that_is_killed_has_kept_what_it_showed,
    games::a_link_carries_the_marks,
    games::a_game_is_watched_again_and_shown_as_a_picture,
    games::moves_that_cannot_be_kept_are_said,
    games::games_come_and_go_where_nothing_is_kept,
    games::a_game_that_is_watched_without_motion,
    games::the_puzzle_is_printed_without_its_solution,
];

/// Runs the tests. A browser may stall: in WebKit, with both cores busy, about one test in 150 found
/// a page that did not load or a worker that did not start. So a test that fails has a second
/// attempt, in a new browser, and both are told.
///
/// # Errors
/// When one of them fails, or no browser opens.
pub async fn run(setting: &Setting) -> Result {
    let started = Instant::now();
    let tests: Vec<&Test> = TESTS.iter().filter(|test| test.name.contains(&setting.only)).collect();
    println!("running {} tests in {}", tests.len(), setting.browser);
    let (mut failures, mut second_attempts) = (0, 0);
    let limit = LIMIT * walk::length()?;
    let mut client = session::open(setting).await?;
    for test in &tests {
        for last in [false, true] {
            let started = Instant::now();
            let outcome = timeout(limit, attempt(test, &client, setting)).await;
            let outcome = outcome.unwrap_or_else(|_| Err("it took too long".into()));
            let seconds = started.elapsed().as_secs_f32();
            let Err(error) = outcome else {
                println!("test {}::{} ... ok ({seconds:.1} s)", setting.browser, test.name);
                second_attempts += usize::from(last);
                break;
            };
            let verdict = if last { "FAILED" } else { "once more in a new browser" };
            println!(
                "test {}::{} ... {verdict} ({seconds:.1} s)\n    {error}",
                setting.browser, test.name
            );
            let page = Page { client: &client, setting };
            tell(test, &page).await;
            failures += usize::from(last);
            // What a test left behind must not fail the next one.
            client.close().await?;
            client = session::open(setting).await?;
        }
    }
    client.close().await?;
    if second_attempts > 0 {
        println!("passed only at the second attempt in {}: {second_attempts}", setting.browser);
    }
    let verdict = if failures == 0 { "ok" } else { "FAILED" };
    println!(
        "test result: {verdict}. {} passed; {failures} failed; finished in {:.1} s",
        tests.len() - failures,
        started.elapsed().as_secs_f32()
    );
    if failures == 0 { Ok(()) } else { Err(format!("{failures} tests failed").into()) }
}

/// Tells and shows what the page was like when a test failed on it. A browser that does not answer any
/// more tells nothing, and the failure is what counts.
async fn tell(test: &Test, page: &Page<'_>) {
    const ANSWER: Duration = Duration::from_secs(10);
    if let Ok(Ok(traces)) = timeout(ANSWER, page.traces()).await {
        println!("    {traces}");
    }
    let name = format!("failed-{}", test.name.replace("::", "-"));
    let _ = timeout(ANSWER, page.picture(&name)).await;
}

async fn attempt(test: &Test, client: &Client, setting: &Setting) -> Result {
    let page = Page { client, setting };
    page.resize(WINDOW.0, WINDOW.1).await?;
    (test.run)(&page).await
}
