import { describe, expect, test } from "vitest";
import { statementPieces } from "../../../app/rules/imports/statement-pieces";
import { readWxr } from "../../../app/rules/imports/wxr-file";
import type { OldEvent, OldPlace, OldPost } from "../../../app/rules/imports/wxr-item";
import { parseDay } from "../../../app/rules/time/days";
import {
  blogExport,
  blogItems,
  directoryExport,
  eventsExport,
  wordPressExport,
  wordPressItem,
} from "../../support/imports/wordpress";

const today = parseDay("2026-11-23") ?? 0;
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
function itemsOf(bytes: Uint8Array) {
  const read = readWxr(textOf(bytes), { kind: null, today });
  if (!read.ok) throw new Error(read.refusal);
  return read.items;
}
const refusalOf = (text: string) => {
  const read = readWxr(text, { kind: null, today });
  return read.ok ? null : read.refusal;
};

describe("The export of WordPress", () => {
  test("has each post as a row, and the rest as one row per kind", () => {
    const items = itemsOf(blogExport());
    expect(
      items.map((item) => [item.type, item.title, item.type === "rest" ? item.count : item.leftOut]),
    ).toEqual([
      ["post", "Olas de mayo – qué esperar", ""],
      ["post", "How we got here", ""],
      ["post", "Not yet", "draft"],
      ["post", "Thrown away", "trash"],
      ["post", "For friends", "private"],
      ["post", "Behind a word", "password"],
      ["post", "Empty", ""],
      ["rest", "page", 1],
      ["rest", "attachment", 3],
      ["rest", "nav_menu_item", 2],
    ]);
    expect(items.find(({ title }) => title === "attachment")?.pictures).toEqual([
      "https://old.example/wp-content/uploads/2018/01/sign.png",
    ]);
  });

  test("has a post's cleaned text, topic, date and picture addresses", () => {
    const [post] = itemsOf(blogExport()) as OldPost[];
    expect(post).toMatchObject({
      ...{
        key: "11",
        slug: "olas-de-mayo",
        category: "Surf",
        categories: ["Olas", "Gente"],
        tags: ["Swell"],
      },
      ...{
        published_at: Date.UTC(2023, 4, 1, 12),
        seo_title: "",
        seo_description: "Cuándo llegan las olas.",
      },
      pictures: [
        "https://old.example/wp-content/uploads/2023/05/ola.jpg",
        "https://old.example/wp-content/uploads/2023/05/ola-1024x768.jpg",
      ],
    });
    expect(post?.content).toContain("<p>Las primeras olas grandes");
    expect(post?.content).not.toMatch(/script|alert|<!--|srcset|class=/);
  });

  test("has captions and galleries of the old editor as figures, and reports WordPress shortcodes", () => {
    const post = itemsOf(blogExport())[1] as OldPost;
    expect(post.content).toContain("<figcaption>The last bend</figcaption>");
    expect(post.content).toContain('src="https://old.example/wp-content/uploads/2019/02/road-300x200.jpg"');
    expect(post.content).toContain('src="https://old.example/wp-content/uploads/2023/05/ola.jpg"');
    expect(post.content).toContain("And a [note] that is only words.");
    expect(post.shortcodes).toEqual(["contact-form-7"]);
    expect(post.category).toBe("Travel Tips");
  });

  test("has events with their venue, in the town's time, and reports cancelled, past and recurring ones", () => {
    const events = itemsOf(eventsExport()).filter((item): item is OldEvent => item.type === "event");
    expect(
      events.map(({ title, event_date, start_time, end_time, notes }) => [
        title,
        event_date,
        start_time,
        end_time,
        notes,
      ]),
    ).toEqual([
      ["Noche de fogata", "2026-12-05", "18:00", "21:00", []],
      ["Yoga con Ana", "2026-12-08", "09:00", "10:30", ["repeats"]],
      ["Feria del pueblo", "2026-12-12", "", "", ["longer"]],
      ["Concierto", "2026-12-20", "19:00", "22:00", ["cancelled"]],
      ["Feria de hace años", "2020-01-05", "18:00", "21:00", ["past"]],
      ["Sin fecha", "", "", "", []],
    ]);
    expect(events[0]).toMatchObject({
      ...{
        location: "Rancho de la playa, Calle del mar, Cambutal",
        host: "Casa comunal",
        categories: "Fiesta",
      },
      pictures: ["https://old.example/wp-content/uploads/2026/11/fogata.jpg"],
    });
  });

  test("has places of a directory, each of the kind of its category", () => {
    const places = itemsOf(directoryExport()).filter((item): item is OldPlace => item.type === "place");
    expect(places.map(({ title, kind, leftOut }) => [title, kind, leftOut])).toEqual([
      ["Posto del Mar", "restaurant", ""],
      ["Cosas y casos", null, ""],
      ["Hostal Brisa", "hotel", ""],
      ["Not open yet", null, "pending"],
    ]);
    expect(places[0]).toMatchObject({ description: "Fish & rice, cooked over wood." });
    expect(places[0]?.pictures).toHaveLength(2);
  });
});

describe("A hostile or broken file is refused", () => {
  const rss = "<rss><channel><wp:wxr_version>1.2</wp:wxr_version>";
  test("that declares entities, or uses an undeclared one", () => {
    const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(
      refusalOf(`<?xml version="1.0"?>${bomb}${rss}<item><title>&b;</title></item></channel></rss>`),
    ).toBe("entities");
    expect(refusalOf(`<!DOCTYPE rss SYSTEM "file:///etc/passwd">${rss}</channel></rss>`)).toBe("entities");
    expect(refusalOf(`${rss}<item><title>caf&eacute;</title></item></channel></rss>`)).toBe("entities");
  });

  test("that's truncated, another feed, or empty", () => {
    expect(refusalOf(textOf(blogExport()).slice(0, 4000))).toBe("xml");
    expect(refusalOf("<rss><channel><title>News</title><item><title>x</title></item></channel></rss>")).toBe(
      "json",
    );
    expect(refusalOf(`${rss}</channel></rss>`)).toBe("empty");
  });

  test("that has more than five thousand rows", () => {
    const many = Array.from({ length: 5001 }, () => "<item><wp:post_type>post</wp:post_type></item>");
    expect(refusalOf(`${rss}${many.join("")}</channel></rss>`)).toBe("rows");
  });

  test("while characters that XML forbids are removed from old texts", () => {
    const strange = wordPressItem({
      id: 1,
      type: "post",
      title: "Odd\u000b words",
      content: "A line\u0008 of text.",
    });
    expect(itemsOf(wordPressExport([strange, ...blogItems]))[0]).toMatchObject({ title: "Odd words" });
  });
});

test("Long texts are stored in pieces that fit the database, none of them lost", () => {
  const rows = [400, 10, 10, 90, 200, 5].map((length) => "x".repeat(length));
  const pieces = statementPieces(rows, 110);
  expect(pieces.flat()).toEqual(rows);
  expect(pieces.map((piece) => piece.length)).toEqual([1, 2, 1, 1, 1]);
});
