import { describe, expect, test } from "vitest";
import type { PageSeoRecord } from "../../../app/rules/content/page-seo";
import { seoFields } from "../../../app/rules/content/seo-fields";
import { type SeoPage, seoLines } from "../../../app/rules/content/seo-list";

const origin = "https://cambutal.example";
const empty = Object.fromEntries(seoFields.map((name) => [name, null])) as unknown as PageSeoRecord;
const good = {
  title: "Where to eat in Playa Cambutal",
  description:
    "Rice, fish and cold beer: every kitchen of the town, with its hours and who is open right now.",
  image: "/social/eat.png",
};
const page = (path: string, more: Partial<SeoPage> = {}): SeoPage => ({
  path,
  own: null,
  english: null,
  defaults: good,
  ...more,
});
const needsOf = (...pages: SeoPage[]) => seoLines(pages, origin).map(({ needs }) => needs);

describe("A line of the list", () => {
  test("has the page's texts, and whether somebody wrote them", () => {
    const own = { ...empty, page_title: "Kitchens of Playa Cambutal", canonical_url: `${origin}/eat` };
    const [derived, written] = seoLines([page("/do"), page("/eat", { own })], origin);
    expect(derived).toMatchObject({ title: good.title, isOwn: false, canonical: null });
    expect(written).toMatchObject({ title: "Kitchens of Playa Cambutal", isOwn: true, canonical: "own" });
  });

  test("names what is missing, cut or too short", () => {
    const own = {
      ...empty,
      page_title: "Eat",
      meta_description: "word ".repeat(60),
      canonical_url: `${origin}/eat`,
    };
    expect(needsOf(page("/eat", { own }))).toEqual([["titleShort", "descriptionLong"]]);
  });

  test("names texts that another page of the same language has too", () => {
    expect(needsOf(page("/eat"), page("/do"))).toEqual(Array(2).fill(["titleDoubled", "descriptionDoubled"]));
    expect(needsOf(page("/eat"), page("/es/eat"))).toEqual([[], []]);
  });

  test("names addresses that are missing or lead elsewhere", () => {
    const foreign = { ...empty, canonical_url: "https://old.example/eat" };
    expect(needsOf(page("/eat", { own: foreign }), page("/es/eat", { own: empty }))).toEqual([
      ["canonicalForeign"],
      ["canonicalMissing"],
    ]);
  });

  test("expects no record for a place, whose page has its own texts", () => {
    const place = page("/eat/la_cocina", { defaults: null, name: "La Cocina" });
    expect(seoLines([place], origin)[0]).toMatchObject({ title: "La Cocina", needs: [] });
  });
});
