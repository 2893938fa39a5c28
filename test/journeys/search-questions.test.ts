import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { search as english } from "../../app/locales/en/search";
import { search as spanish } from "../../app/locales/es/search";
import { infoPath } from "../../app/rules/info/tabs";
import { answerPages } from "../../app/rules/search/quick-answers";
import { languages, localPath } from "../../app/rules/site/language";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { rebuildIndex } from "../../app/server/operations/search/keep-index";
import { guideSources } from "../../app/server/pages/search/guide-sources";
import { seed } from "../../drizzle/seed/seed";
import { openTown, type Town } from "../support/town";
import { visitorsQuestions } from "../support/visitors-questions";

const now = new Date("2026-11-25T18:40:00Z");
const answers = { en: english.answers, es: spanish.answers };

let town: Town;
beforeAll(async () => {
  town = await openTown({ now: now.toISOString() });
  await seed(town.env, now);
  await predictSea(town.services({ now }), now, 2);
  await rebuildIndex(town.services({ now }), guideSources);
});
afterAll(() => town.close());

/** What stands first on the page of a search: an answer given on the spot, or the path of a page. */
async function firstOf(language: "en" | "es", typed: string): Promise<string> {
  const path = `${localPath(language, "/search")}?q=${encodeURIComponent(typed)}`;
  const html = await (await town.get(path)).text();
  const title = html.match(/<h2 id="answer-title">([^<]+)/)?.[1];
  const answer = Object.entries(answers[language]).find(([, words]) => words.title === title)?.[0];
  if (answer) return `answer:${answer}`;
  const first = html.match(/class="hit"><h3[^>]*><a href="([^"]+)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
  return first.replace(/^\/es(?=\/)/, "");
}

/** The parts of pages that an answer, a guide or a business is found under. */
async function anchors(): Promise<string[]> {
  const guides = guideSources.flatMap(({ found }) => found({ en: [], es: [] }).map(({ path }) => path));
  const businesses = await town.rows<{ slug: string }>(
    "SELECT slug FROM business_listings WHERE status = 'approved'",
  );
  const all = [...guides, ...Object.values(answerPages).flat()];
  return [
    ...all.filter((path) => path.includes("#")),
    ...businesses.map(({ slug }) => `/info?tab=businesses#${slug}`),
  ];
}

test("Every part of a page that can be found is there", async () => {
  const missing: string[] = [];
  const found = await anchors();
  expect(found.length).toBeGreaterThan(30);
  for (const path of found.flatMap((one) => languages.map((language) => localPath(language, one)))) {
    const [page = "", id] = path.split("#");
    const response = await town.get(page);
    if (!(await response.text()).includes(` id="${id}"`)) missing.push(path);
  }
  expect(missing).toEqual([]);
});

test("An answer leads on only to a page that speaks of it", async () => {
  const said: Record<keyof typeof answerPages, RegExp> = {
    ...{ tide: /tide/i, sun: /sunset|sunrise/i, waves: /waves/i, cash: /cash/i, health: /hospital|doctor/i },
    ...{
      taxi: /taxi/i,
      bus: /bus/i,
      signal: /signal/i,
      fuel: /fuel|gas/i,
      water: /drinking water|tap water/i,
    },
  };
  for (const [answer, word] of Object.entries(said))
    for (const path of answerPages[answer as keyof typeof answerPages])
      expect(await (await town.get(path.split("#")[0] ?? "")).text(), path).toMatch(word);
});

test("The demonstration shows a contact to call and to write to, and a menu that says it is none", async () => {
  const page = await (await town.get(infoPath("services", "surf-lessons"))).text();
  expect(page).toMatch(/href="tel:\+1305555\d{4}"/);
  expect(page).toMatch(/href="https:\/\/wa\.me\/1305555\d{4}"/);
  const menu = await (await town.get("/eat/cafe_amanecer?tab=menu")).text();
  const picture = menu.match(/src="(\/images\/business-images\/restaurants\/[^"?]+)/)?.[1] ?? "";
  expect(menu).toContain("A drawn menu, as an example");
  const shown = await town.get(picture);
  expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
});

describe("What visitors type", () => {
  test.each(languages)("leads first to what they look for, in 28 of 30 questions (%s)", async (language) => {
    const missed: string[] = [];
    for (const { typed, first } of visitorsQuestions[language]) {
      const shown = await firstOf(language, typed);
      if (shown !== first) missed.push(`"${typed}" shows ${shown || "nothing"} before ${first}`);
    }
    expect(visitorsQuestions[language]).toHaveLength(30);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(2);
  });

  test.each(languages)("is never corrected into another word of a text (%s)", async (language) => {
    const corrected = language === "en" ? "Did you mean" : "¿Quisiste decir";
    for (const typed of [
      "snake",
      "medusa",
      "stingray",
      "alacrán",
      "mordida",
      "snake bite",
      "médico",
      "sunburn",
    ]) {
      const path = `${localPath(language, "/search")}?q=${encodeURIComponent(typed)}`;
      expect(await (await town.get(path)).text(), typed).not.toContain(corrected);
    }
  });

  test.each(languages)("says whom to call when it is a danger (%s)", async (language) => {
    for (const typed of ["snake", "medusa", "stingray", "alacrán", "mordida", "snake bite"]) {
      expect(await firstOf(language, typed), typed).toBe("answer:health");
    }
  });

  test("is understood with a slip even where no page has the word itself", async () => {
    expect(await firstOf("en", "pescadria")).toBe("/eat/la_panga");
    expect(await firstOf("es", "pescadria")).toBe("/eat/la_panga");
  });
});
