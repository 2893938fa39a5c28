import { beforeEach, describe, expect, test } from "vitest";
import { localPath } from "../../app/rules/site/language";
import { indexChanges } from "../../app/server/operations/search/index-changes";
import { rebuildIndex } from "../../app/server/operations/search/keep-index";
import { guideSources } from "../../app/server/pages/search/guide-sources";
import { fieldValue, plain } from "../support/page-html";
import { signUp } from "../support/people";
import { addBusiness } from "../support/places";
import { openStudio } from "../support/studio";
import { databaseUse } from "../support/town";

const now = "2026-11-21T15:00:00Z";
const screen = "/admin/search";
const { town, studio } = await openStudio(now);
const services = () => town.services({ now: new Date(now) });
const takeOver = () => indexChanges(services(), guideSources, Number.POSITIVE_INFINITY);
const send = (words: string, more: Record<string, string> = {}) =>
  studio.post(screen, { intent: "save", words, ...more });
const versionNow = async () => fieldValue((await studio.html(screen)).html, "version") ?? "";
const search = async (typed: string) => {
  const html = await (await town.get(`/search?q=${encodeURIComponent(typed)}`)).text();
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
};

beforeEach(() => town.rows("DELETE FROM search_words"));

describe("An admin's synonym", () => {
  test("works within a minute, for direct answers and emergencies too, and stops when it's removed", async () => {
    await addBusiness(town, { name: "Zapatos Rosa", slug: "zapatos_rosa" });
    await rebuildIndex(services(), guideSources);
    expect(await search("chancletas")).toContain("Nothing found for");
    expect(await search("guagua")).not.toContain("answer-bus");
    const saved = await send("guagua = bus\nchancletas = zapatos\npastinaca = stingray");
    expect(await studio.toastOf(saved)).toBe("default.searchWordsSaved");
    await takeOver();
    expect(await search("chancletas")).toContain('href="/info?tab=businesses#zapatos_rosa"');
    expect(await search("guagua")).toContain("answer-bus");
    expect(await search("pastinaca")).toContain("service=emergency#stingray");

    await rebuildIndex(services(), guideSources);
    expect(await search("chancletas"), "an index made anew knows it too").toContain("zapatos_rosa");

    await send("guagua = bus", { version: await versionNow() });
    await takeOver();
    expect(await search("chancletas")).toContain("Nothing found for");
    expect(await search("guagua")).toContain("answer-bus");
    const answer = await town.get("/search?q=guagua");
    expect(databaseUse(answer).trips).toBe(1);
  });

  test("is added in both languages, without scripts, and errors name the line", async () => {
    for (const language of ["en", "es"] as const) {
      const { html } = await studio.html(localPath(language, screen));
      expect(html).toMatch(/<textarea[^>]*name="words"/);
      expect(plain(html)).toContain("turtle, turtles, tortuga, tortugas");
    }
    const refused = await send("guagua = bus\nchancletas zapatos");
    expect(refused.status).toBe(400);
    const text = await refused.text();
    expect(plain(text)).toContain("Line 2 can't be read");
    expect(text).toContain("chancletas zapatos");
    expect(await town.rows("SELECT * FROM search_words")).toEqual([]);
  });

  test("isn't overwritten by an admin who saw an older list", async () => {
    await send("guagua = bus", { version: "0" });
    const late = await send("chiva = bus", { version: "0" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("chiva = bus");
    expect(await town.rows("SELECT text FROM search_words")).toEqual([{ text: "guagua = bus" }]);
    const acts = await town.rows("SELECT action FROM audit_log WHERE subject_kind = 'search'");
    expect(acts.at(-1)).toEqual({ action: "search.save" });
  });

  test("is for admins alone", async () => {
    expect((await town.get(screen)).status).toBe(302);
    const { headers } = await signUp(town);
    expect((await town.get(screen, { headers })).status).toBe(404);
    expect((await town.post(screen, { intent: "save", words: "a = b" }, { headers })).status).toBe(404);
  });
});
