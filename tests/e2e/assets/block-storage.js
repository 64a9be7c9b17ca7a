// Put before everything else of the page by the test server: a browser that allows no storage.
for (const storage of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, storage, {
    get() {
      throw new DOMException("storage is blocked here", "SecurityError");
    },
  });
}
