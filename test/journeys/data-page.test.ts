import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EventData } from "../../app/rules/events/event-data";
import type { PlaceData } from "../../app/rules/places/place-data";
import { openDemonstration } from "../support/demonstration";
import { quickWeightOf } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

const noon = "2026-11-24T17:00:00Z";
let town: Town;
beforeAll(async () => {
  town = await openDemonstration(noon);
});
afterAll(() => town.close());

const text = async (path: string) => (await town.get(path)).text();
const unescaped = (html: string) =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

describe.each(["", "/es"])("The page of files and data at %s/data", (start) => {
  test("is one round trip and arrives in the first 14 KB", async () => {
    const response = await town.get(`${start}/data`);
    expect(databaseUse(response).trips).toBe(1);
    expect(databaseUse(response).rows).toBeLessThan(60);
    expect(quickWeightOf(await response.text())).toBeLessThanOrEqual(14 * 1024);
  });

  test("has no broken links, and each file has the type of its extension", async () => {
    const page = await text(`${start}/data`);
    const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
    const links = [...main.matchAll(/href="([^"#]+)"/g)].map(([, href = ""]) => unescaped(href));
    const own = links
      .map((href) => href.replace(/^webcal:/, "http:").replace("http://localhost", ""))
      .filter((href) => href.startsWith("/"));
    expect(new Set(own).size).toBeGreaterThan(15);
    const types: Record<string, string> = {
      json: "application/json",
      geojson: "application/geo+json",
      kml: "application/vnd.google-earth.kml+xml",
      gpx: "application/gpx+xml",
      ics: "text/calendar",
      xml: "application/atom+xml",
      txt: "text/plain",
    };
    for (const href of new Set(own)) {
      const answer = await town.get(href);
      expect([href, answer.status]).toEqual([href, 200]);
      const ending = /\.(\w+)(?:\?|$)/.exec(href)?.[1];
      if (ending) expect(answer.headers.get("Content-Type")).toContain(types[ending]);
      if (ending) expect(href.startsWith(`${start}/`)).toBe(true);
      await answer.text();
    }
  });

  test("shows a file's first entry as an example, with the meaning of each field", async () => {
    const page = await text(`${start}/data`);
    const examples = [...page.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, json = ""]) =>
      JSON.parse(unescaped(json)),
    );
    const { places } = JSON.parse(await text(`${start}/places.json`)) as { places: PlaceData[] };
    const { events } = JSON.parse(await text(`${start}/events.json`)) as { events: EventData[] };
    expect(examples).toHaveLength(2);
    for (const [index, first] of [places[0], events[0]].entries()) {
      const cut = Object.entries(examples[index]).map(([name, value]) => [
        name,
        typeof value === "string" ? value.replace(/…$/, "") : value,
      ]);
      expect(first).toMatchObject(
        Object.fromEntries(
          cut.map(([name, value]) => [
            name,
            typeof value === "string" ? expect.stringContaining(value) : value,
          ]),
        ),
      );
      for (const field of Object.keys(first ?? {})) expect(page).toContain(`<dt>${field}</dt>`);
    }
    const filled = [...page.matchAll(/<dt>\w+<\/dt><dd>(.*?)<\/dd>/gs)].map(([, words = ""]) => words);
    expect(filled.filter((words) => !words || words.includes("data.field"))).toEqual([]);
  });

  test("is linked from the map and the calendar", async () => {
    for (const path of ["/map", "/calendar"])
      expect(await text(start + path)).toContain(`href="${start}/data"`);
  });
});

test("An empty list is shown as such", async () => {
  const empty = await openTown({ now: noon });
  const page = await (await empty.get("/data")).text();
  expect(page.match(/Nothing is listed yet/g)).toHaveLength(2);
  expect(await (await empty.get("/places.json")).json()).toMatchObject({ next: null, places: [] });
  await empty.close();
});

describe("The text for language models", () => {
  test("names every page of the guide and its data files, in both languages", async () => {
    for (const [path, title] of [
      ["/llms.txt", "# Playa Cambutal Guide\n\n> "],
      ["/es/llms.txt", "# Guía de Playa Cambutal\n\n> "],
    ] as const) {
      const told = await text(path);
      expect(told.startsWith(title)).toBe(true);
      expect(told).not.toMatch(/\{\{|undefined|data\.\w+\./);
      const links = [...told.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)].map(([, url = ""]) => new URL(url));
      expect(links.length).toBeGreaterThan(20);
      for (const { pathname } of links)
        expect([pathname, (await town.get(pathname)).status]).toEqual([pathname, 200]);
    }
  });
});
