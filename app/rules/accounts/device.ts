/** A browser's user agent and the request's country ("" when unknown). */
export type Device = { userAgent: string; country: string };

const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\b(iPhone|iPod)\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\b(Macintosh|Mac OS X)\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** "Firefox · Windows": enough for its owner to recognise, too little to track anybody. */
export function deviceName(userAgent: string): string {
  const named = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [named(browsers), named(systems)].filter(Boolean).join(" · ");
}

/** Sign-ins with the same name count as one device. */
export function deviceKey({ userAgent, country }: Device): string {
  return `${deviceName(userAgent)}|${country}`;
}
