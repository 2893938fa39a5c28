import { expect, test } from "vitest";
import { deviceKey, deviceName } from "../../../app/rules/accounts/device";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36",
    "Chrome · Windows",
  ],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "Edge · Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1",
    "Safari · iPhone",
  ],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36", "Chrome · Android"],
  ["Mozilla/5.0 (Linux; Android 15) SamsungBrowser/27.0 Chrome/125.0", "Samsung Internet · Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox · Linux"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) Version/18.0 Safari/605.1", "Safari · Mac"],
  ["curl/8.0", ""],
])("%s is called %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test("the same browser from another country is another device", () => {
  const userAgent = "Firefox/132.0 Linux";
  expect(deviceKey({ userAgent, country: "PA" })).not.toBe(deviceKey({ userAgent, country: "FR" }));
});
