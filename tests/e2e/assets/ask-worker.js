// Posts messages to one of the page's own workers and gives what it answered, each answer with the
// time since the messages were posted, up to and including the first one that starts with the bytes
// wanted. While that is short it is done again, many times in one go, and the mean time of one
// round is given too. Times are in milliseconds; null where nothing came within the limit.
const [{ worker: name, messages, wanted, rounds, enough, limit }, done] = arguments;
window.workers ??= {};
const script = document.querySelector("script[data-worker]");
const start = () =>
  new Promise((resolve) => {
    const worker = new Worker(script.dataset[name]);
    worker.onmessage = () => resolve(worker);
  });
const ask = (worker, times) =>
  new Promise((resolve) => {
    const answers = [];
    let left = times;
    const late = setTimeout(resolve, limit, null);
    const begin = performance.now();
    worker.onmessage = ({ data }) => {
      const time = performance.now() - begin;
      if (times === 1) answers.push([time, [...data]]);
      if (wanted.every((byte, i) => data[i] === byte) && --left === 0) {
        clearTimeout(late);
        resolve({ answers, time: time / times });
      }
    };
    for (let i = 0; i < times; i++) messages.forEach((bytes) => worker.postMessage(new Uint8Array(bytes)));
  });
(async () => {
  const worker = (window.workers[name] ??= await start());
  const first = await ask(worker, 1);
  if (first === null) {
    worker.terminate();
    delete window.workers[name];
    return null;
  }
  if (first.time < enough) first.time = Math.min(first.time, (await ask(worker, rounds)).time);
  return first;
})().then((found) => done({ found }), (error) => done({ error: String(error) }));
