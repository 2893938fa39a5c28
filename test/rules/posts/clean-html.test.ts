import { describe, expect, test } from "vitest";
import { cleanHtml } from "../../../app/rules/posts/clean-html";
import { faultsIn } from "../../support/clean-html";
import { hostileHtml } from "../../support/hostile-html";

describe("untrusted HTML", () => {
  test.each(hostileHtml)("%s contains nothing that could run", (_, html) => {
    expect(faultsIn(cleanHtml(html))).toEqual([]);
  });

  test.each(hostileHtml)("%s is clean after one cleaning", (_, html) => {
    const clean = cleanHtml(html);
    expect(cleanHtml(clean)).toBe(clean);
  });

  test("is checked by a test that detects problems", () => {
    const wrong =
      '<p style="x" onclick="y">z</p><a href="javascript:x">y</a><svg></svg><!-- x --><h2 id="main">x</h2>';
    expect(faultsIn(wrong)).toHaveLength(7);
    expect(faultsIn('<img src="http://x.test/">')).toHaveLength(1);
  });

  test.each(hostileHtml.map(([name], index) => [name, index] as const))(
    "%s stays harmless next to every other",
    (_, index) => {
      const both =
        (hostileHtml[index]?.[1] ?? "") + (hostileHtml[(index * 31 + 7) % hostileHtml.length]?.[1] ?? "");
      const clean = cleanHtml(both);
      expect(faultsIn(clean)).toEqual([]);
      expect(cleanHtml(clean)).toBe(clean);
    },
  );
});

describe("an author's HTML", () => {
  test.each<[string, string, string]>([
    ["words alone stay words", "Hello, Cambutal", "Hello, Cambutal"],
    ["words beside blocks become paragraphs", "Hello<p>there</p>", "<p>Hello</p><p>there</p>"],
    ["headings begin below the title", "<h1>A</h1><h5>B</h5>", "<h2>A</h2><h4>B</h4>"],
    [
      "marks have one name each",
      "<p><b>a</b><i>b</i><del>c</del><ins>d</ins></p>",
      "<p><strong>a</strong><em>b</em><s>c</s><u>d</u></p>",
    ],
    ["a mark around paragraphs is none", "<b><p>a</p><p>b</p></b>", "<p>a</p><p>b</p>"],
    ["unknown tags leave their words", "<p><blink>a</blink> <font>b</font></p>", "<p>a b</p>"],
    ["divisions with words are paragraphs", "<div>a</div><div>b</div>", "<p>a</p><p>b</p>"],
    ["empty paragraphs go", "<p>a</p><p></p><p>&nbsp;</p><p><br></p>", "<p>a</p>"],
    ["an item is its words", "<ul><li><p>a</p></li></ul>", "<ul><li>a</li></ul>"],
    [
      "an item of two paragraphs keeps them",
      "<ul><li>a<p>b</p></li></ul>",
      "<ul><li><p>a</p><p>b</p></li></ul>",
    ],
    [
      "a list in a list goes into its item",
      "<ul><li>a</li><ul><li>b</li></ul></ul>",
      "<ul><li>a<ul><li>b</li></ul></li></ul>",
    ],
    ["loose words of a list are an item", "<ol>a<li>b</li></ol>", "<ol><li>a</li><li>b</li></ol>"],
    ["an item alone is words", "<li>a</li>", "a"],
    ["a quote holds paragraphs", "<blockquote>a</blockquote>", "<blockquote><p>a</p></blockquote>"],
    [
      "a numbered list begins where it says",
      '<ol start="4"><li>a</li></ol>',
      '<ol start="4"><li>a</li></ol>',
    ],
    [
      "a word in another language says so",
      '<p><em lang="es">hola</em></p>',
      '<p><em lang="es">hola</em></p>',
    ],
    ["code keeps its lines", "<pre><code>a\n  b</code></pre>", "<pre><code>a\n  b</code></pre>"],
    ["line ends before code are not kept by browsers", "<pre>\n\n\n\n\n\n\na</pre>", "<pre>a</pre>"],
    ["signs of the language are words", "<p>1 &lt; 2 &amp; 3</p>", "<p>1 &lt; 2 &amp; 3</p>"],
    [
      "cells keep how far they reach",
      '<table><tr><th scope="col" colspan="2">a</th></tr></table>',
      '<div class="table-frame" tabindex="0"><table><tbody><tr><th colspan="2" scope="col">a</th></tr></tbody></table></div>',
    ],
    [
      "a cell cannot reach a thousand columns",
      "<table><tr><td colspan=1000>a</table>",
      '<div class="table-frame" tabindex="0"><table><tbody><tr><td>a</td></tr></tbody></table></div>',
    ],
  ])("%s", (_, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
  });
});

describe("links", () => {
  test.each<[string, string, string]>([
    ["to a page elsewhere", "https://example.com/a?b=c", "https://example.com/a?b=c"],
    ["over http", "http://example.com", "http://example.com/"],
    ["without a scheme", "www.example.com", "https://www.example.com/"],
    ["to a mailbox", "mailto:ana@example.com", "mailto:ana@example.com"],
    ["to a phone", "tel:+5076000000", "tel:+5076000000"],
    ["to a phone in capitals behind a space", " TEL:104", "tel:104"],
    ["to a page of ours", "/eat/la_cocina?tab=menu#hours", "/eat/la_cocina?tab=menu#hours"],
    ["within the post", "#note-1", "#user-content-note-1"],
    ["within a cleaned post", "#user-content-note-1", "#user-content-note-1"],
  ])("%s stay", (_, href, clean) => {
    const rel = /^[/#]/.test(clean) ? "" : ' rel="nofollow ugc noopener"';
    expect(cleanHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${clean}"${rel}>x</a>`);
  });

  test.each(["somewhere", "ftp://x.test", "#", "", "  ", "https://", "https:///x", "tel:/x"])(
    "%j isn't a link, but its text stays",
    (href) => {
      expect(cleanHtml(`<a href="${href}">x</a>`)).toBe("x");
    },
  );

  test("styled as a button keep that, and nothing else", () => {
    const action = '<a class="action" href="https://a.test/" rel="nofollow ugc noopener">x</a>';
    expect(cleanHtml('<a class="big action red" target=_blank href="https://a.test">x</a>')).toBe(action);
  });

  test("and their targets keep their ids", () => {
    const note = '<p><a id="ref-1" href="#note-1">1</a></p><ol><li id="note-1">x</li></ol>';
    const clean = cleanHtml(note);
    expect(clean).toContain('id="user-content-ref-1" href="#user-content-note-1"');
    expect(clean).toContain('<li id="user-content-note-1">');
    expect(cleanHtml(note + note).match(/id="user-content-note-1"/g)).toHaveLength(1);
  });
});

describe("pictures", () => {
  test("of ours keep their size and lose the requested width", () => {
    expect(
      cleanHtml('<img src="/images/cms-images/posts/1-a.webp?w=640" width=1280 height=853 alt="Dawn">'),
    ).toBe(
      '<img src="/images/cms-images/posts/1-a.webp" alt="Dawn" width="1280" height="853" loading="lazy" decoding="async">',
    );
  });

  test("from elsewhere get a frame of three to two", () => {
    expect(cleanHtml('<img src="https://a.test/x.jpg" width=1 height=9999>')).toBe(
      '<img src="https://a.test/x.jpg" alt="" width="960" height="640" loading="lazy" decoding="async">',
    );
  });

  test("keep their captions", () => {
    const figure = '<figure><img src="https://a.test/x.jpg"><figcaption>Low tide</figcaption></figure>';
    expect(cleanHtml(figure)).toContain("<figcaption>Low tide</figcaption></figure>");
  });
});

describe("what isn't allowed in a post", () => {
  test.each([
    [
      "a film",
      '<iframe src="https://www.youtube.com/embed/a-B_1?rel=0"></iframe>',
      "https://www.youtube.com/watch?v=a-B_1",
      "youtube.com",
    ],
    ["a map", '<p>x <iframe src="//maps.test/m"></iframe></p>', "https://maps.test/m", "maps.test"],
    [
      "a player",
      '<video><source src="https://a.test/f.mp4">old browser</video>',
      "https://a.test/f.mp4",
      "a.test",
    ],
  ])("%s is replaced by a link to it", (_, html, href, words) => {
    expect(cleanHtml(html)).toContain(`<a href="${href}" rel="nofollow ugc noopener">${words}</a>`);
    expect(cleanHtml(html)).not.toContain("old browser");
  });
});
