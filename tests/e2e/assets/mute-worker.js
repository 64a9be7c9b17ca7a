// Put before everything else of the page by the test server: a browser whose first worker never
// starts, and says nothing.
(() => {
  const Real = window.Worker;
  let started = 0;
  window.Worker = function (url) {
    started += 1;
    if (started > 1) return new Real(url);
    const mute = new EventTarget();
    mute.postMessage = mute.terminate = () => {};
    return mute;
  };
})();
