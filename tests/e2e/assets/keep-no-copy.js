// Put before everything else of the page by the test server: a browser that keeps no copy of the page,
// so that every request reaches the server.
delete Navigator.prototype.serviceWorker;
