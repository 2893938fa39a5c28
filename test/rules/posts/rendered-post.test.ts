import { describe, expect, test } from "vitest";
import { cleanHtml } from "../../../app/rules/posts/clean-html";
import { withLocalisedLinks } from "../../../app/rules/posts/localised-links";
import { mentionIn, mentionsIn, mostMentions } from "../../../app/rules/posts/mentions";
import { hasContents, minutesToRead, opensLong } from "../../../app/rules/posts/post-length";
import { openingOf } from "../../../app/rules/posts/prepared-post";
import { lostParts, renderPost } from "../../../app/rules/posts/rendered-post";

const shown = (html: string) => renderPost(cleanHtml(html));
const htmlOf = (html: string) =>
  shown(html)
    .parts.map((part) => ("html" in part ? part.html : `[${part.place}]`))
    .join("");

describe("a rendered post", () => {
  test("has a list of its sections, each with an anchor", () => {
    const post = shown("<h2>The tide</h2><p>a</p><h3>By night</h3><h2>The tide</h2><h4>no</h4>");
    expect(post.contents).toEqual([
      { id: "user-content-the-tide", text: "The tide", level: 2 },
      { id: "user-content-by-night", text: "By night", level: 3 },
      { id: "user-content-the-tide-2", text: "The tide", level: 2 },
    ]);
    expect(htmlOf("<h2>The tide</h2><p>a</p>")).toContain('<h2 id="user-content-the-tide">The tide</h2>');
  });

  test("breaks no hyphenated word of a heading in two", () => {
    expect(htmlOf("<h2>Mid-December</h2><p>a</p>")).toContain("Mid-\u2060December</h2>");
  });

  test("shows drawings of ours at their size, and nothing else from their folder", () => {
    const drawing = '<img src="/scenes/posts/dry-months.svg" alt="" width="960" height="640">';
    expect(htmlOf(`<p>a</p><figure>${drawing}</figure>`)).toContain(
      '<img src="/scenes/posts/dry-months.svg" alt="" width="960" height="640" loading="lazy" decoding="async">',
    );
    for (const src of ["/scenes/home.svg", "/scenes/posts/../home.svg", "/scenes/posts/a.svg?x"])
      expect(htmlOf(`<p>a</p><img src="${src}" alt="">`), src).not.toContain("<img");
  });

  test("begins with a drop cap only where its first paragraph is tall enough", () => {
    expect(opensLong(`<p>${"The sea is calm. ".repeat(20)}</p><p>a</p>`)).toBe(true);
    expect(opensLong(`<p>Short.</p><p>${"The sea is calm. ".repeat(20)}</p>`)).toBe(false);
  });

  test("keeps an author's anchors", () => {
    expect(shown('<h2 id="sea">Sea</h2><p>a</p>').contents[0]?.id).toBe("user-content-sea");
  });

  test("only links to anchors that exist, and to the top", () => {
    const links = (html: string) => [...htmlOf(html).matchAll(/<a[^>]*>/g)].map(([link]) => link);
    expect(links('<h2>The tide</h2><p><a href="#the-tide">a</a> <a href="#note">b</a></p>')).toEqual([
      '<a href="#user-content-the-tide">',
      "<a>",
    ]);
    expect(links('<p>a <a href="#top">Back</a></p>')).toEqual(['<a href="#top">']);
    expect(links('<p id="top">a <a href="#top">Back</a></p>')).toEqual(['<a href="#user-content-top">']);
  });

  test("lists links whose anchors are missing", () => {
    const lost = (html: string) => lostParts(cleanHtml(html));
    expect(lost('<h2>The tide</h2><p><a href="#the-tide">a</a> <a href="#top">b</a></p>')).toEqual([]);
    expect(lost('<p><a href="#note">a</a> <a href="/surf#x">b</a></p>')).toEqual(["#note"]);
  });

  test("counts words, not tags, and never joins two blocks into one word", () => {
    expect(shown("<p>one two</p><ul><li>three</li><li>four</li></ul><p>five<br>six</p>").words).toBe(6);
  });

  test("has our pictures in several widths, and sends no referrer to other sites", () => {
    const own = htmlOf('<img src="/images/cms-images/posts/1-a.webp" width="960" height="640" alt="">');
    expect(own).toContain('src="/images/cms-images/posts/1-a.webp?w=960"');
    expect(own).toContain("1-a.webp?w=640 640w");
    expect(own).not.toContain("1280w");
    expect(htmlOf('<img src="https://a.test/x.jpg">')).toContain('referrerpolicy="no-referrer"');
  });

  test("separates a place in its own paragraph, in any language and on any tab", () => {
    const post = '<p>Go to</p><p><a href="/es/eat/la_panga?tab=menu">La Panga</a></p><p>and eat.</p>';
    expect(shown(post).parts).toEqual([
      { html: "<p>Go to</p>" },
      { place: "/eat/la_panga", words: "La Panga" },
      { html: "<p>and eat.</p>" },
    ]);
  });

  test.each([
    ["a link among words", '<p>At <a href="/eat/la_panga">La Panga</a></p>'],
    ["a button", '<p><a class="action" href="/eat/la_panga">Book</a></p>'],
    ["a page that is no place", '<p><a href="/surf">Surf</a></p>'],
    ["another house", '<p><a href="https://a.test/eat/la_panga">x</a></p>'],
    ["a place in a quote", '<blockquote><p><a href="/eat/la_panga">x</a></p></blockquote>'],
  ])("leaves %s in the text", (_, html) => {
    expect(shown(html).parts.every((part) => "html" in part)).toBe(true);
  });
});

describe("a post in a reader's language", () => {
  const read = (html: string, places: string[] = []) =>
    withLocalisedLinks(shown(html).parts, "es", (place) => places.includes(place))
      .map((part) => ("html" in part ? part.html : part.words))
      .join("");

  test("links to pages of that language, and leaves external links alone", () => {
    expect(
      read('<p><a href="/surf">a</a> <a href="https://a.test/">b</a> <a id="x" href="#x">c</a></p>'),
    ).toBe(
      '<p><a href="/es/surf">a</a> <a href="https://a.test/" rel="nofollow ugc noopener">b</a> <a id="user-content-x" href="#user-content-x">c</a></p>',
    );
  });

  test("keeps only the text of a place that's gone", () => {
    const post = '<p>At <a href="/eat/la_panga">La <em>Panga</em></a> or <a href="/eat/gone">Gone</a>.</p>';
    expect(read(post, ["/eat/la_panga"])).toBe(
      '<p>At <a href="/es/eat/la_panga">La <em>Panga</em></a> or Gone.</p>',
    );
  });
});

describe("the mentions of a post", () => {
  test.each([
    ["/eat/la_panga", "/eat/la_panga"],
    ["/es/stay/casa?photo=2#x", "/stay/casa"],
    ["/do/surf", "/do/surf"],
    ["/events/fair/2026-12-01", "/events/fair"],
  ])("%s is %s", (href, path) => {
    expect(mentionIn(href)).toBe(path);
  });

  test.each(["/eat", "/surf", "/blog/eat/x", "#eat", "https://a.test/eat/x", "/eat/x/y", ""])(
    "don't include %j",
    (href) => {
      expect(mentionIn(href)).toBeNull();
    },
  );

  test("are listed once each, up to a limit", () => {
    const link = (path: string) => `<p><a href="${path}">x</a></p>`;
    expect(mentionsIn(cleanHtml(link("/eat/a") + link("/es/eat/a") + link("/do/b")))).toEqual([
      "/eat/a",
      "/do/b",
    ]);
    const many = Array.from({ length: 40 }, (_, n) => link(`/eat/p${n}`)).join("");
    expect(mentionsIn(cleanHtml(many))).toHaveLength(mostMentions);
  });
});

describe("the beginning of a post", () => {
  test("is its text without headings and captions, cut between words", () => {
    expect(
      openingOf(cleanHtml("<h2>Title</h2><p>First.</p><ul><li>no</li></ul><p>Second <b>one</b>.</p>")),
    ).toBe("First. Second one.");
    const long = openingOf(cleanHtml(`<p>${"word ".repeat(100)}</p>`));
    expect(long).toMatch(/ word…$/);
    expect(long.length).toBeLessThanOrEqual(201);
    expect(openingOf("just words")).toBe("just words");
    expect(openingOf("")).toBe("");
  });
});

describe("the reading time", () => {
  test.each([
    [0, 1],
    [100, 1],
    [330, 2],
    [1200, 5],
  ])("of %i words is %i minutes", (words, minutes) => {
    expect(minutesToRead(words)).toBe(minutes);
  });

  test("a table of contents is shown for three sections", () => {
    const contents = [{ level: 2 }, { level: 2 }, { level: 2 }];
    expect(hasContents({ contents })).toBe(true);
    expect(hasContents({ contents: [{ level: 2 }, { level: 3 }, { level: 3 }] })).toBe(false);
  });
});
