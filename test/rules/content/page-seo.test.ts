import { expect, test } from "vitest";
import {
  canonicalUrl,
  type PageSeoRecord,
  pageSeo,
  sharedPicture,
  shortDescription,
} from "../../../app/rules/content/page-seo";

const origin = "https://guide.test";
const defaults = { title: "Eat", description: "Where to eat", image: "/social/eat.png" };
const empty = Object.fromEntries(
  [
    "page_title meta_description meta_keywords robots og_title og_description og_image twitter_title",
    "twitter_description twitter_image canonical_url schema_markup",
  ]
    .join(" ")
    .split(" ")
    .map((name) => [name, null]),
) as unknown as PageSeoRecord;

const nothing = { own: null, english: null };
const row = (given: Partial<PageSeoRecord>): PageSeoRecord => ({ ...empty, ...given });
const own = (given: Partial<PageSeoRecord>) => ({ own: row(given), english: null });

test("a page without a record uses its content", () => {
  expect(pageSeo(nothing, defaults, origin, "/es/eat")).toEqual({
    title: "Eat",
    description: "Where to eat",
    keywords: "",
    robots: "index, follow",
    ogTitle: "Eat",
    ogDescription: "Where to eat",
    ogImage: "https://guide.test/social/eat.png",
    twitterTitle: "Eat",
    twitterDescription: "Where to eat",
    twitterImage: "https://guide.test/social/eat.png",
    canonical: "https://guide.test/es/eat",
    address: "https://guide.test/es/eat",
    schemaMarkup: [],
  });
});

test("a record's texts take precedence, also for cards without their own", () => {
  const seo = pageSeo(
    own({ page_title: "Food", og_title: "Share me", robots: "noindex" }),
    defaults,
    origin,
    "/eat",
  );
  expect(seo).toMatchObject({
    title: "Food",
    ogTitle: "Share me",
    twitterTitle: "Share me",
    robots: "noindex",
  });
  expect(seo.description).toBe("Where to eat");
});

test("every field of a record overrides the defaults", () => {
  const record: PageSeoRecord = {
    page_title: "Food",
    meta_description: "All the food",
    meta_keywords: "fish",
    robots: "noindex",
    og_title: "Share me",
    og_description: "Shared food",
    og_image: "/og.png",
    twitter_title: "Tweet me",
    twitter_description: "Tweeted food",
    twitter_image: "/twitter.png",
    canonical_url: "/food",
    schema_markup: null,
  };
  const more = { ...defaults, keywords: "eat", robots: "none", socialTitle: "Eat with us" };
  expect(pageSeo(own(record), more, origin, "/eat")).toMatchObject({
    title: "Food",
    description: "All the food",
    keywords: "fish",
    robots: "noindex",
    ogTitle: "Share me",
    ogDescription: "Shared food",
    ogImage: "https://guide.test/og.png",
    twitterTitle: "Tweet me",
    twitterDescription: "Tweeted food",
    twitterImage: "https://guide.test/twitter.png",
    canonical: "https://guide.test/food",
  });
  expect(pageSeo(nothing, more, origin, "/eat")).toMatchObject({
    keywords: "eat",
    robots: "none",
    title: "Eat",
    ogTitle: "Eat with us",
  });
  expect(pageSeo(own({ page_title: "Food" }), more, origin, "/eat").ogTitle).toBe("Food");
});

test("a Spanish page uses its own row, then the built-in Spanish, and only then the English row", () => {
  const english = row({
    page_title: "Food",
    meta_description: "All the food",
    meta_keywords: "fish",
    og_title: "Share me",
    twitter_description: "Tweeted food",
    schema_markup: '{"@type":"ItemList"}',
  });
  const spanish = { ...defaults, title: "Comer", description: "Dónde comer" };
  const at = (own: PageSeoRecord | null, more = {}) =>
    pageSeo({ own, english }, { ...spanish, ...more }, origin, "/es/eat");
  expect(at(null)).toMatchObject({
    title: "Comer",
    description: "Dónde comer",
    keywords: "fish",
    ogTitle: "Comer",
    twitterDescription: "Dónde comer",
    schemaMarkup: [{ "@type": "ItemList" }],
  });
  expect(at(row({ meta_description: "Pescado" }))).toMatchObject({
    title: "Comer",
    description: "Pescado",
    ogDescription: "Pescado",
  });
  const made = { keywords: "pescado", schemaMarkup: [{ "@type": "WebPage", inLanguage: "es" }] };
  expect(at(null, made)).toMatchObject({ keywords: "pescado", schemaMarkup: made.schemaMarkup });
});

test("fields without language apply to both pages, until the Spanish one has its own", () => {
  const english = row({ robots: "noindex", og_image: "/og.png", twitter_image: "/twitter.png" });
  expect(pageSeo({ own: null, english }, defaults, origin, "/es/eat")).toMatchObject({
    robots: "noindex",
    ogImage: "https://guide.test/og.png",
    twitterImage: "https://guide.test/twitter.png",
  });
  const own = row({ robots: "index, follow", og_image: "/es.png" });
  expect(pageSeo({ own, english }, defaults, origin, "/es/eat")).toMatchObject({
    robots: "index, follow",
    ogImage: "https://guide.test/es.png",
  });
});

test("the canonical address is never the other language's", () => {
  const english = row({ canonical_url: "https://guide.test/food" });
  const canonicalOf = (own: PageSeoRecord | null) =>
    pageSeo({ own, english }, defaults, origin, "/es/eat").canonical;
  expect(canonicalOf(null)).toBe("https://guide.test/es/eat");
  expect(canonicalOf(row({ page_title: "Comida" }))).toBe("https://guide.test/es/eat");
  expect(canonicalOf(row({ canonical_url: "/es/comida" }))).toBe("https://guide.test/es/comida");
});

test.each([
  ["nothing stored", null, "https://guide.test/eat"],
  ["its own domain", "https://guide.test/food", "https://guide.test/food"],
  ["a path", "/food", "https://guide.test/food"],
  ["another domain", "https://old.test/eat", "https://guide.test/eat"],
  ["nonsense", "http://", "https://guide.test/eat"],
])("the canonical address with %s", (_, stored, expected) => {
  expect(canonicalUrl(stored, `${origin}/eat`)).toBe(expected);
});

test("stored structured data replaces the default; broken data does not", () => {
  const made = { ...defaults, schemaMarkup: [{ "@type": "WebPage" }] };
  const stored = (schema_markup: string) =>
    pageSeo(own({ schema_markup }), made, origin, "/eat").schemaMarkup;
  expect(stored('{"@type":"ItemList"}')).toEqual([{ "@type": "ItemList" }]);
  expect(stored("{broken")).toEqual([{ "@type": "WebPage" }]);
  expect(stored("[]")).toEqual([{ "@type": "WebPage" }]);
  expect(stored("7")).toEqual([{ "@type": "WebPage" }]);
  expect(stored('[{"@type":"ItemList"},7]')).toEqual([{ "@type": "WebPage" }]);
  expect(stored("[null]")).toEqual([{ "@type": "WebPage" }]);
});

test("a description ends with a whole word, where search engines cut it", () => {
  expect(shortDescription("One line\n and another")).toBe("One line and another");
  const short = shortDescription(`Dance, ${"barefoot ".repeat(30)}`);
  expect(short.length).toBeLessThanOrEqual(156);
  expect(short).toMatch(/ barefoot…$/);
});

test.each([
  [
    "a picture of ours in a middle width",
    "/images/business-images/a/b.webp",
    "/images/business-images/a/b.webp?w=1280",
  ],
  ["one from elsewhere as it is", "https://pictures.test/a.jpg", "https://pictures.test/a.jpg"],
  ["an address that is none not at all", "javascript:alert(1)", null],
  ["nothing not at all", null, null],
])("what is shared: %s", (_, url, shared) => {
  expect(sharedPicture(url)).toBe(shared);
});
