// Put before everything else of the page by the browser: notes when the first count has been painted, in
// milliseconds since the visit began.
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-zebra="count"][data-exact="true"]')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.firstCount = performance.now())));
}).observe(document, { childList: true, subtree: true, attributes: true });
