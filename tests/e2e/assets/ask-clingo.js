// Counts the answer sets of a program with clingo-wasm, unprinted; runs it again while that is
// short. Gives the count and the best time in milliseconds, or null past the limit.
const [{ program, runs, enough, limit }, done] = arguments;
const wasm = "clingo.wasm";
(async () => {
  if (!window.ready) {
    await clingo.init(new URL(wasm, location).href);
    // So that no count pays for compiling the engine.
    await clingo.run("{a; b}.", 0, ["--quiet"]);
    window.ready = true;
  }
  let best = Infinity;
  let total = 0;
  let count = null;
  for (let run = 0; run < runs && total < enough; run++) {
    const start = performance.now();
    const late = new Promise((resolve) => setTimeout(resolve, limit, null));
    const result = await Promise.race([clingo.run(program, 0, ["--quiet"]), late]);
    if (result === null) {
      await clingo.restart(new URL(wasm, location).href);
      return null;
    }
    if (!result.Models) throw new Error(result.Error ?? JSON.stringify(result));
    const time = performance.now() - start;
    best = Math.min(best, time);
    total += time;
    count = result.Models.Number;
  }
  return { count, time: best };
})().then((found) => done({ found }), (error) => done({ error: String(error) }));
