//! From an input in Play to the paint, in the release build: a cell that is touched, a mark by key, undo.

use serde_json::{Value, json};

use super::{SLOWER, summary};
use crate::{Result, page::Page, session::emulate};

const INPUTS: usize = 200;

/// Makes an input of each kind in turn, and notes when its frame is painted: a message that is sent as
/// the frame begins arrives when it is done. The listeners of the page run in between.
/// Rests are spread over a frame, as a reader's are: after always the same one, each input of a kind would
/// miss the next frame by a hair, or none.
const MEASURE: &str = "
    const [inputs, done] = arguments;
    const times = { 'touch a cell': [], 'mark by key': [], undo: [] };
    const painted = () => new Promise((then) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => then(performance.now());
        port2.postMessage(null);
    }));
    let rests = 0;
    const rest = () => new Promise((then) => setTimeout(then, 30 + (7 * rests++) % 17));
    const all = (hook) => document.querySelectorAll(`[data-zebra=${hook}]`);
    const cells = () => [...all('play-cell')];
    const marks = () => [...all('mark')];
    const kinds = Object.keys(times);
    (async () => {
        for (let at = 0; at < inputs; at += 1) {
            const kind = kinds[at % kinds.length];
            const round = Math.floor(at / kinds.length);
            const spots = kind === 'touch a cell' && cells().length ? cells() : marks();
            const spot = spots[(round * 7) % spots.length];
            if (kind === 'mark by key') {
                spot.focus();
                await rest();
            }
            const start = performance.now();
            if (kind === 'undo') {
                all('play-undo')[0].click();
            } else if (kind === 'mark by key') {
                spot.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', code: 'KeyX', bubbles: true, cancelable: true }));
            } else {
                spot.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', isPrimary: true }));
                spot.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch', isPrimary: true }));
                spot.click();
            }
            times[kind].push(await painted() - start);
            await rest();
        }
        done(times);
    })();";

/// Prints how long inputs take in the table, at full speed and slowed down.
///
/// # Errors
/// When the page does not come to rest.
pub async fn run(page: &Page<'_>) -> Result {
    for (width, height) in [(1280, 900), (360, 740)] {
        for slowed in [1, SLOWER] {
            page.resize(width, height).await?;
            page.goto("#p=fish&v=play").await?;
            page.run("localStorage.clear();", ()).await?;
            page.goto("404.html").await?;
            page.goto("#p=fish&v=play").await?;
            page.element("mark", "").await?;
            slow(page, slowed).await?;
            let times = page.client.execute_async(MEASURE, vec![json!(INPUTS)]).await;
            slow(page, 1).await?;
            println!("Play at {width}x{height}, slowed {slowed} times, {INPUTS} inputs:");
            for (name, times) in times?.as_object().into_iter().flatten() {
                let times = times.as_array().into_iter().flatten().filter_map(Value::as_f64);
                summary(name, times.collect());
            }
        }
    }
    Ok(())
}

async fn slow(page: &Page<'_>, rate: u32) -> Result {
    emulate(page.client, "Emulation.setCPUThrottlingRate", json!({"rate": rate})).await
}
