// Put before everything else of the page by the test server: a browser that allows no workers.
window.Worker = class {
  constructor() {
    throw new DOMException("workers are refused here", "SecurityError");
  }
};
