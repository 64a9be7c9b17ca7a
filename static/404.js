// Some programs send the `#` of a link as `%23`, and a host then looks for a file of that name.
const whole = location.href.replace("%23", "#");
if (whole !== location.href) location.replace(whole);
