import { describe, expect, test } from "vitest";
import { catalogs } from "../../../app/locales/index";
import { filesNamedIn, type KeptFile, type KeptPage, whatStays } from "../../../app/rules/kept/kept-files";
import { whenInWords, withNote } from "../../../app/rules/kept/kept-note";
import {
  isOurs,
  isPocket,
  isTwin,
  isWhole,
  keptAddress,
  mayBeKept,
  needsSignal,
  standIns,
} from "../../../app/rules/kept/kept-pages";
import { wordsFrom } from "../../../app/rules/site/words";

const page = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "public, max-age=0, must-revalidate",
};
const answer = (
  headers: Record<string, string> = {},
  rest: { status?: number; redirected?: boolean } = {},
) => ({
  status: 200,
  redirected: false,
  ...rest,
  headers: new Headers({ ...page, ...headers }),
});
const english = wordsFrom("en", catalogs.en);
const spanish = wordsFrom("es", catalogs.es);

describe("A page may be kept on the device", () => {
  test("if the server marks it as public", () => {
    expect(mayBeKept("/eat/la_panga", answer())).toBe(true);
    expect(mayBeKept("/es/calendar", answer())).toBe(true);
  });

  test.each<[string, string, ReturnType<typeof answer>]>([
    ["for one person", "/eat", answer({ "Cache-Control": "private, no-store" })],
    ["for nobody to keep", "/eat", answer({ "Cache-Control": "public, no-store" })],
    ["without a word of it", "/eat", answer({ "Cache-Control": "" })],
    ["that is no page", "/calendar.ics", answer({ "Content-Type": "text/calendar" })],
    ["that is not there", "/nowhere", answer({}, { status: 404 })],
    ["while the guide rests", "/", answer({}, { status: 503 })],
    ["of another address", "/adventure", answer({}, { redirected: true })],
    ...["/admin", "/es/admin/notice", "/my-listings", "/profile/security", "/es/auth", "/add-event"].map(
      (path): [string, string, ReturnType<typeof answer>] => [`of ${path}, whatever it says`, path, answer()],
    ),
    ["of a mailed link", "/newsletter/confirm", answer()],
  ])("but not an answer %s", (_, path, given) => {
    expect(mayBeKept(path, given)).toBe(false);
  });

  test("under one address, whatever its spelling", () => {
    const address = (path: string) => keptAddress(new URL(path, "https://cambutal.test"));
    expect(address("/eat?utm_source=x&q=b&fbclid=1")).toBe("/eat?q=b");
    expect(address("/pocket?missing=%2Feat")).toBe("/pocket");
    expect(address("/es/")).toBe("/es");
    expect(address("/?utm_medium=a")).toBe("/");
    expect(address("/es//eat/?utm_source=x&q=b")).toBe("/es/eat?q=b");
    expect(isPocket("/es/pocket/")).toBe(true);
  });
});

test("for a page that isn't kept, its other language is shown, or the pocket guide", () => {
  expect(standIns(new URL("https://cambutal.test/es/eat?q=a"))).toEqual([
    "/eat?q=a&missing=%2Fes%2Feat%3Fq%3Da",
    "/es/pocket?missing=%2Fes%2Feat%3Fq%3Da",
    "/pocket?missing=%2Fes%2Feat%3Fq%3Da",
  ]);
});

test.each([
  ["/eat", "/es/eat?q=a", true],
  ["/es", "/", true],
  ["/es/pocket", "/pocket", true],
  ["/pocket", "/es/eat", false],
  ["/eat", "/es/eat/la_panga", false],
])("%s is the twin of %s: %s", (path, missing, is) => {
  expect(isTwin(path, missing)).toBe(is);
});

test("a page is only kept if it's the guide's own and complete", () => {
  const start = '<!DOCTYPE html><html lang="es"><link rel="manifest" href="/es/site.webmanifest"/>';
  expect([isOurs(start), isWhole(start), isWhole(`${start}</html>\n`)]).toEqual([true, false, true]);
  expect(isOurs("<!DOCTYPE html><html><title>Hotel Wi-Fi</title></html>")).toBe(false);
});

test("a page's files are styles, scripts, fonts and pictures, but not its links", () => {
  const html = `<link rel="stylesheet" href="/assets/home-a1.css"><script src="/assets/visitor-b.js"></script>
    <link rel="preload" href="/fonts/figtree.woff2"><img src="/images/b/c/d.webp?w=640" srcset="/images/b/c/d.webp?w=320 320w">
    <img src="/portraits/1/a.svg#view"><a href="/images/b/c/d.webp">large</a><a href="/eat">Eat</a><img src="https://x.test/a.png">`;
  expect(filesNamedIn(html).sort()).toEqual([
    "/assets/home-a1.css",
    "/assets/visitor-b.js",
    "/fonts/figtree.woff2",
    "/images/b/c/d.webp",
    "/portraits/1/a.svg",
  ]);
  expect(filesNamedIn('a{src:url("/fonts/fraunces.woff2")}')).toEqual(["/fonts/fraunces.woff2"]);
  expect(filesNamedIn("import(`./map-here-x_1.js`)")).toEqual(["/assets/map-here-x_1.js"]);
});

describe("Without enough space", () => {
  const kept = (address: string, at: number, bytes: number, files: string[] = []): KeptPage => ({
    address,
    at,
    bytes,
    files,
    isPocket: address.endsWith("/pocket"),
  });
  const files = new Map<string, KeptFile>([
    ["/assets/a.css", { bytes: 10, files: ["/fonts/f.woff2"] }],
    ["/fonts/f.woff2", { bytes: 20, files: [] }],
    ["/images/old.webp", { bytes: 50, files: [] }],
  ]);

  test("the pocket guide is kept first, then the newest pages with their files", () => {
    const pages = [
      kept("/old", 1, 10, ["/images/old.webp"]),
      kept("/new", 3, 10, ["/assets/a.css"]),
      kept("/es/pocket", 0, 40),
    ];
    expect([...whatStays(pages, files, 90)].sort()).toEqual([
      ...["/assets/a.css", "/es/pocket", "/fonts/f.woff2", "/new"],
    ]);
    expect(whatStays(pages, files, 140).size).toBe(6);
    expect([...whatStays(pages, files, 0)]).toEqual(["/es/pocket"]);
  });

  test("a file that two pages share counts once", () => {
    const pages = [kept("/a", 2, 10, ["/assets/a.css"]), kept("/b", 1, 10, ["/assets/a.css"])];
    expect(whatStays(pages, files, 50).size).toBe(4);
  });
});

describe("A page's age is in the town's time", () => {
  const now = Date.parse("2026-12-05T04:30:00Z");
  const moment = (at: string) => ({ at: Date.parse(at), now, minutesAhead: -300 });

  test.each([
    ["2026-12-05T03:05:00Z", "today, 10:05 PM", "hoy a las 10:05 p. m."],
    ["2026-12-03T23:12:00Z", "yesterday, 6:12 PM", "ayer a las 6:12 p. m."],
    ["2026-11-30T18:00:00Z", "November 30, 1:00 PM", "el 30 de noviembre a la 1:00 p. m."],
  ])("%s is %s", (at, inEnglish, inSpanish) => {
    const plain = (text: string) => text.replaceAll("\u00a0", " ");
    expect(plain(whenInWords(english, moment(at)))).toBe(inEnglish);
    expect(plain(whenInWords(spanish, moment(at)))).toBe(inSpanish);
  });

  const html =
    '<body><a class="skip"></a><header class="bar"></header><p data-changes-at="5">Open</p></body>';
  const note = {
    path: "/eat",
    moment: moment("2026-12-03T23:12:00Z"),
    sheet: "/assets/k.css",
    script: "/assets/k.js",
    missing: null,
  };

  test("above the page, and beside what has changed since", () => {
    const told = withNote(html, { ...note, words: english });
    expect(told).toMatch(
      /<\/a><link rel="stylesheet" href="\/assets\/k.css"><script type="module" src="\/assets\/k.js"><\/script><div class="kept-note of-another-day" data-day-ends="\d+" role="status">/,
    );
    const midnight = String(Date.parse("2026-12-04T05:00:00Z"));
    expect(told).toContain(`data-day-ends="${midnight}"`);
    expect(told).toMatch(/data-as-of="as of yesterday, 6:12\sPM">Open/);
    expect(withNote(html.replace('"5"', `"${now + 1}"`), { ...note, words: english })).toContain(
      `data-changes-at="${now + 1}"`,
    );
  });

  test("with a link to the pocket guide of its language, except on the pocket guide itself", () => {
    expect(withNote(html, { ...note, words: english })).toContain(`<a href="/pocket">The pocket guide</a>`);
    const spanishPage = withNote(html, { ...note, path: "/es/eat", words: spanish });
    expect(spanishPage).toContain(`<a href="/es/pocket">La guía de bolsillo</a>`);
    expect(withNote(html, { ...note, path: "/pocket", words: english })).not.toContain('href="/pocket"');
  });

  test("with the language that's kept, if the other one was requested", () => {
    const told = withNote(html, { ...note, words: spanish, missing: "/es/eat" });
    expect(told).toContain("esta página está solo en inglés");
    expect(told).toContain('<a href="/es/pocket">');
    expect(withNote(html, { ...note, path: "/es/pocket", words: english, missing: "/eat" })).toContain(
      "isn&apos;t on this phone",
    );
  });

  test("what has changed is marked as old, and the rest may be later", () => {
    const stale = withNote(html, { ...note, words: english });
    expect(stale).toContain(` data-stale data-not-now="what&apos;s open now isn&apos;t shown" data-as-of=`);
    const lasting = withNote(html.replace('"5"', `"${now + 1}"`), { ...note, words: english });
    expect(lasting).not.toContain("data-stale");
    expect(lasting).toContain("data-as-of=");
  });

  test("as another day's only if its day is over", () => {
    const told = withNote(html, { ...note, moment: moment("2026-12-05T03:05:00Z"), words: english });
    expect(told).toContain('<div class="kept-note" data-day-ends=');
  });

  test("and beside links that need a connection", () => {
    const links = `<a class="x" href="https://a.test/?b=1&amp;c" rel="noopener">A</a><a href="tel:911">B</a>`;
    const told = withNote(html + links, { ...note, path: "/es/eat", words: spanish });
    expect(told).toContain(`<a data-needs="necesita señal" class="x" href="https://a.test/?b=1&amp;c"`);
    expect(told.match(/data-needs/g)).toHaveLength(1);
  });

  test("in the requested language, if another page is shown instead, and without markup", () => {
    const told = withNote(html, { ...note, words: spanish, missing: '/es/eat?q="><b>' });
    expect(told).toContain('role="status" lang="es"');
    expect(told).toContain('href="/es/eat?q=&quot;&gt;&lt;b&gt;"');
  });
});

test.each([
  ["https://lapanga.test/menu", true],
  ["https://www.openstreetmap.org/directions?to=7.2,-80.5", true],
  ["webcal://cambutal.test/calendar.ics", true],
  ["/eat/la_panga.vcf", true],
  ["/es/places.geojson?kind=eat", true],
  ["https://wa.me/50760000000?text=Hola", false],
  ["tel:+50760000000", false],
  ["geo:7.2,-80.5?q=7.2,-80.5", false],
  ["mailto:a@b.test", false],
  ["/eat/la_panga", false],
  ["/es/map?kind=eat#list", false],
  ["#costs", false],
])("%s needs a connection: %s", (href, needs) => {
  expect(needsSignal(href)).toBe(needs);
});
