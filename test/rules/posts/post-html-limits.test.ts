import { parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { cleanHtml } from "../../../app/rules/posts/clean-html";
import { faultsIn } from "../../support/clean-html";

describe("excessive HTML", () => {
  const levels = (count: number, tag = "blockquote") => `${`<${tag}>`.repeat(count)}deep &amp; down`;

  test("is parsed a hundred levels deep; beyond that it becomes text", () => {
    expect(cleanHtml(levels(99))).toMatch(/^(<blockquote>){99}<p>deep &amp; down/);
    expect(cleanHtml(levels(101))).toBe("deep &amp; down");
    expect(cleanHtml(levels(101, "x-y"))).toBe("deep &amp; down");
  });

  test("as text stays text when it's cleaned again", () => {
    const words = cleanHtml(`${levels(500)} < &lt;script&gt; \0 ${"<script>".repeat(200)}`);
    expect(faultsIn(words)).toEqual([]);
    expect(words).toContain("&lt;script>");
    expect(cleanHtml(words)).toBe(words);
  });

  const megabyte = (unit: string, before = "") => before + unit.repeat(Math.ceil(1_000_000 / unit.length));
  test.each<[string, string]>([
    ["unclosed paragraphs", megabyte("<p>x")],
    ["unclosed marks", megabyte("<b>")],
    ["marks of different kinds", Array.from({ length: 60_000 }, (_, id) => `<p><b id=${id}>`).join("")],
    [
      "marks opened anew in every paragraph",
      megabyte("<p>x", `<p>${Array.from({ length: 90 }, (_, id) => `<b id=${id}>`).join("")}`),
    ],
    ["marks closed in the wrong order", megabyte("<b><p></b>")],
    ["links in links", megabyte("<a href=https://a.test>")],
    ["one link around everything", `${megabyte("<br>", "<a href=https://a.test><div>")}</a>`],
    ["tables in tables", megabyte("<table><td>")],
    ["children a table gives away", megabyte("<hr>", "<table>")],
    ["lists in lists", megabyte("<ul><li>")],
    [
      "one tag of countless attributes",
      `<a ${Array.from({ length: 150_000 }, (_, id) => `a${id}`).join(" ")}>`,
    ],
    [
      "attributes with brackets in them",
      `<a ${Array.from({ length: 100_000 }, (_, id) => `a${id}=">"`).join(" ")}>`,
    ],
    ["opening brackets", megabyte("<")],
    ["comments that never end", megabyte("<!--")],
    ["entities", megabyte("&amp;")],
    ["an address as long as a book", `<a href="https://a.test/${"x".repeat(1_000_000)}">y</a>`],
    ["other people's pictures", megabyte("<img src=https://a.test/x>")],
    ["drawings", megabyte("<svg><g>")],
    ["templates", megabyte("<template>")],
    ["names", Array.from({ length: 60_000 }, (_, id) => `<p id=x${id}>y`).join("")],
    ["null characters", megabyte("\0")],
  ])("a megabyte of %s comes back clean, and the same when cleaned again", { timeout: 30_000 }, (_, html) => {
    const clean = cleanHtml(html);
    expect(faultsIn(clean)).toEqual([]);
    expect(cleanHtml(clean)).toBe(clean);
  });

  test("an empty text stays empty", () => {
    expect(cleanHtml("")).toBe("");
    expect(parseFragment(cleanHtml("<p></p>")).childNodes).toEqual([]);
  });
});
