import { describe, expect, test } from "vitest";
import { cleanHtml } from "../../../app/rules/posts/clean-html";
import { guideDrawingsOf } from "../../../app/rules/posts/guide-drawings";
import { guidesOf } from "../../../app/rules/posts/post-guides";
import { renderPost } from "../../../app/rules/posts/rendered-post";

const shown = (html: string) => renderPost(cleanHtml(html));
const drawn = (html: string) => guideDrawingsOf(shown(html));

describe("what a post draws of the guide", () => {
  test("stands where a paragraph is nothing but its link", () => {
    const post = shown('<p>Two halves.</p><p><a href="/surf#year">The year</a></p><p>So, when?</p>');
    expect(post.parts.map((part) => ("place" in part ? part.place : "html"))).toEqual([
      "html",
      "/surf#year",
      "html",
    ]);
    expect(guideDrawingsOf(post)).toEqual({ within: ["year"], after: null });
  });

  test("comes after a text that links to it in passing", () => {
    expect(drawn('<p>Look at <a href="/es/tides">the tides</a> first.</p>').after).toBe("tides");
    expect(drawn('<p>How to <a href="/transportation">get here</a>.</p>').after).toBe("way");
  });

  test("comes after a text that keeps talking about it, in either language", () => {
    expect(drawn("<p>Low tide, high tide, a rising tide, and the tide that falls.</p>").after).toBe("tides");
    expect(drawn("<p>El bus de Albrook, la carretera, la terminal y otro bus.</p>").after).toBe("way");
    expect(drawn("<p>El verano, el invierno, la lluvia y un mes entero.</p>").after).toBe("year");
  });

  test("leaves a very long text alone, but for what stands in it", () => {
    const long = `<p>${"The tide. ".repeat(600)}</p>`;
    expect(drawn(long)).toEqual({ within: [], after: null });
    expect(drawn(`${long}<p><a href="/tides">Tides</a></p>`).within).toEqual(["tides"]);
    expect(guidesOf(shown(long), "Food", [])).toEqual([]);
  });

  test("is nothing for a word or two", () => {
    expect(drawn("<p>It cures the night before and the bus after.</p>")).toEqual({ within: [], after: null });
  });
});

describe("a post leads on", () => {
  test("to the pages it links to, but not to one it draws", () => {
    const post = shown(
      '<p><a href="/calendar">a</a> <a href="/surf">b</a> <a href="/eat/la_panga">c</a></p>',
    );
    expect(guidesOf(post, "Food", [])).toEqual(["calendar", "surf"]);
    expect(guidesOf(post, "Food", ["year"])).toEqual(["calendar"]);
  });

  test("else to its topic's page", () => {
    expect(guidesOf(shown("<p>Sancocho.</p>"), "Food", [])).toEqual(["eat"]);
    expect(guidesOf(shown("<p>Sancocho.</p>"), "", [])).toEqual([]);
  });
});
