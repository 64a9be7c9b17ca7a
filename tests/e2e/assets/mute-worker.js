// Put before everything else of the page by the test server: a browser whose first worker never
// starts, and says nothing.
(() => {
  const Real = window.Worker;
  window.probe = { started: 0 };
  window.Worker = function (url) {
    window.probe.started += 1;
    if (window.probe.started > 1) return new Real(url);
    const mute = new EventTarget();
    mute.postMessage = mute.terminate = () => {};
    return mute;
  };
})();
