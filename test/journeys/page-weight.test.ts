import { globSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sitePages } from "../../app/rules/content/site-pages";
import { builtInServices } from "../../app/rules/info/built-in-services";
import { infoPath, infoTabs } from "../../app/rules/info/tabs";
import { restaurantCategories } from "../../app/rules/places/categories";
import { daysOfHours } from "../../app/rules/places/hours";
import { cardsPerPage } from "../../app/rules/places/list-pagination";
import { readMenuText } from "../../app/rules/places/menu-text";
import { marksAskedOf } from "../../app/rules/places/place-marks";
import { languages, localPath } from "../../app/rules/site/language";
import type { PlaceKind } from "../../app/rules/site/listing-kinds";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { picturesOfPlace } from "../../drizzle/seed/photos";
import { seed } from "../../drizzle/seed/seed";
import { beginLetter } from "../support/letters";
import { addHotel, addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";
import { fillVillage } from "../support/village";

/** At a fixed time, since opening hours and events change the size by a few bytes. */
const noon = "2026-12-04T17:30:00Z";
let town: Town;
beforeAll(async () => {
  town = await openTown({ now: noon });
});
afterAll(() => town.close());

const services = builtInServices.map(({ id }) => infoPath("services", id));
/** The pocket guide is kept as one document and has its own limit. */
const everyPage = [...sitePages.map(({ path }) => path), ...services]
  .filter((path) => path !== "/pocket")
  .flatMap((path) => [path, localPath("es", path)]);
const kilobyte = 1024;

/** The edge compresses quickly, not thoroughly. */
function weigh(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function files(html: string, pattern: RegExp): number {
  const names = [...html.matchAll(pattern)].map(([, name]) => name);
  return names.reduce((sum, name) => sum + weigh(readFileSync(`build/client${name}`)), 0);
}

/** Dishes of all kinds, with descriptions. */
function longMenu(count: number) {
  const things =
    "ceviche corvina pargo pulpo camarón langosta cambombia coco limón arroz frijoles plátano yuca ñame pollo res cerdo " +
    "queso tomate cebolla ajo culantro mango piña maracuyá papaya aguacate huevo tortilla hojaldre chorizo sopa ensalada";
  const thing = (number: number) => things.split(" ")[number % 33] ?? "";
  const line = (n: number) =>
    `${thing(n * 7)} al ${thing(n * 11 + 3)} — ${(n % 13) + 0.75} — ${n % 3 ? "SG" : "V"} — con ${thing(n * 5 + 1)} y ${thing(n * n)}`;
  const lines = Array.from({ length: count }, (_, n) =>
    n % 12 ? line(n) : `Parte ${thing(n)}:\n${line(n)}`,
  );
  return readMenuText(lines.join("\n")).dishes;
}

/** The size of a page's first view, and of its scripts. */
async function firstView(path: string, of = town) {
  const html = await (await of.get(path)).text();
  // Styles in the body are for what opens later; the print stylesheet, first with its media type, loads last and blocks
  // nothing.
  const [head = ""] = html.split("</head>");
  const styles = files(head, /<link rel="stylesheet" href="([^"]+)"/g);
  const scripts = files(html, /<script[^>]+src="([^"]+)"/g);
  return { scripts, whole: weigh(html) + styles + scripts };
}

test.each(everyPage)("%s arrives in the first 14 KB of a new connection", async (path) => {
  const { scripts, whole } = await firstView(path);
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(2.5 * kilobyte);
  expect(whole).toBeLessThanOrEqual(14 * kilobyte);
});

test("so does every page of visitors in the demonstration town", async () => {
  const full = await openTown({ now: noon });
  await seed(full.env, new Date(noon));
  await predictSea(full.services({ now: new Date(noon) }), new Date(noon));
  const lists = ["/eat", "/stay", "/do", "/blog", "/events"];
  const pages = new Set([
    "/",
    ...lists,
    "/calendar",
    "/calendar?date=2026-12-05",
    "/today",
    "/week",
    "/story",
    "/story?place=eat/la_panga",
    "/tides",
    "/map",
    "/surf",
    "/transportation",
    "/transportation?day=2026-12-06",
    "/info/correction?item=service:emergency",
    "/newsletter",
    "/newsletter/november",
    "/newsletter/confirm?token=none",
    "/newsletter/unsubscribe?token=none",
  ]);
  for (const name of ["november", "december"]) await beginLetter(full, new Date(noon), name);
  for (const path of [...infoTabs.map((tab) => infoPath(tab)), ...services, "/search?q=surf"])
    pages.add(path);
  for (const list of lists) {
    const html = await (await full.get(list)).text();
    for (const [, path = ""] of html.matchAll(new RegExp(`href="(${list}/[^"?#.]+)"`, "g"))) pages.add(path);
    const [one = ""] = [...pages].filter((path) => path.startsWith(`${list}/`));
    if (one && list !== "/blog") for (const part of ["correction", "share"]) pages.add(`${one}/${part}`);
    if (list === "/eat")
      for (const path of [...pages]) if (path.startsWith("/eat/")) pages.add(`${path}?tab=menu`);
  }
  const wholes: [string, number][] = [];
  for (const path of [...pages].flatMap((one) => [one, localPath("es", one)])) {
    wholes.push([path, (await firstView(path, full)).whole]);
  }
  const menu = JSON.stringify(longMenu(60));
  await full.rows("UPDATE restaurant_listings SET menu = ? WHERE slug = 'la_panga'", menu);
  for (const path of ["/eat/la_panga?tab=menu", "/es/eat/la_panga?tab=menu&part=2"]) {
    wholes.push([path, (await firstView(path, full)).whole]);
  }
  await fillVillage(full, 150);
  for (const path of ["/map", "/es/map", "/map?kind=stay", "/es/map?kind=eat"]) {
    wholes.push([`${path} of 150 places`, (await firstView(path, full)).whole]);
  }
  await full.close();
  expect(wholes.length).toBeGreaterThan(80);
  expect(wholes.filter(([, whole]) => whole > 14 * kilobyte)).toEqual([]);
}, 180_000);

/** Unique word orders, so that cards don't compress better than in a real town. */
function storyOf(n: number, words: number): string {
  const all = longMenu(60).flatMap(({ dish, description }) => `${dish} ${description}`.split(" "));
  return Array.from({ length: words }, (_, at) => all[(n * 37 + at * at + at * (n % 7)) % all.length]).join(
    " ",
  );
}

test("so do a hotel with six marks, eight amenities, a long text, nine photos and a notice, and a full directory of restaurants with all their marks", async () => {
  const full = await openTown({ now: noon });
  const marked = (kind: PlaceKind) => Object.fromEntries(marksAskedOf(kind).map((one) => [one, true]));
  const mark = marked("restaurant");
  const hours = Object.fromEntries(
    daysOfHours.map((day, n) => [day, `${7 + (n % 4)} AM - ${2 + (n % 3)} PM; 6 PM - 10 PM`]),
  );
  for (let n = 0; n < cardsPerPage + 1; n++) {
    await addRestaurant(full, {
      ...{ name: storyOf(n + 3, 3), slug: `place_${n}`, description: storyOf(n, 24), mark, hours },
      category: restaurantCategories[n % restaurantCategories.length],
      is_premium: n < 3,
    });
  }
  const posada = {
    ...{
      name: "Posada de la Última Ola",
      slug: "posada",
      mark: marked("hotel"),
      rating: 4.6,
      review_count: 128,
      price_from: 85,
    },
    description: storyOf(40, 24),
    full_description: [41, 42, 43].map((n) => storyOf(n, 33)).join("\n\n"),
    address: "Calle de la playa, 300 metros después del puente, a mano derecha, Cambutal",
    latitude: 7.2497,
    longitude: -80.4931,
    affiliate_url: "https://example.com/book/posada",
    mark_note: "Perros con correa en el jardín; tarjeta desde $20; el wifi llega a la hamaca.",
    amenities: [
      "Piscina",
      "Hamacas",
      "Aire acondicionado",
      "Restaurante",
      "Bar",
      "Lavandería",
      "Yoga",
      "Cocina",
    ],
    policies: { phone: "+507 6000-0002", check_in: "3:00 PM", check_out: "11:00 AM" },
  };
  await addHotel(full, posada);
  const nine = picturesOfPlace(Array.from({ length: 9 }, (_, n) => `bar${n + 1}`));
  await addHotel(full, { ...posada, ...nine, slug: "nine_photos" });
  await putNotice(full);
  const wholes: [string, number][] = [];
  for (const path of ["/stay/posada", "/stay/nine_photos"])
    for (const language of languages) {
      const one = localPath(language, path);
      wholes.push([`${one} with a notice`, (await firstView(one, full)).whole]);
    }
  await full.rows("DELETE FROM site_notice");
  for (const path of ["/eat", "/eat?mark=vegan", "/search?q=dogs", "/search?q=wifi"])
    for (const language of languages) {
      const one = localPath(language, path);
      wholes.push([one, (await firstView(one, full)).whole]);
    }
  await full.close();
  expect(wholes.filter(([, whole]) => whole > 14 * kilobyte)).toEqual([]);
});

/** A notice of the maximum length, for an hour. */
async function putNotice(of: Town) {
  const text = (
    "La vía a Tonosí está cortada en el vado de Quebrada Honda por la lluvia de anoche. No intentes cruzar a pie ni en " +
    "carro. La escuela, el puesto de salud y la tienda están abiertos; quien necesite un médico llama al 911 y espera " +
    "el bote en el muelle."
  ).slice(0, 240);
  const put = "INSERT INTO site_notice VALUES (1, ?1, ?1, 'warning', 0, ?2, 1, 1)";
  await of.rows(put, text, Date.parse(noon) + 3_600_000);
}

test("the longest notice adds at most 300 bytes to a page, keeps every page within the 14 KB, and adds nothing once it's over", async () => {
  const paths = ["/", "/es/eat", "/es/info", "/es/surf", "/terms"];
  const weights = async () => {
    const all = [];
    for (const path of paths) all.push((await firstView(path)).whole);
    return all;
  };
  const before = await weights();
  await putNotice(town);
  const during = await weights();
  const wholes: number[] = [];
  for (const path of everyPage) wholes.push((await firstView(path)).whole);
  const most = Math.max(...during.map((weight, index) => weight - (before[index] ?? 0)));
  await town.rows("UPDATE site_notice SET until_at = 1");
  expect(await weights()).toEqual(before);
  await town.rows("DELETE FROM site_notice");
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(300);
  expect(everyPage.filter((_, index) => (wholes[index] ?? 0) > 14 * kilobyte)).toEqual([]);
});

test("no drawing is larger than 12 KB", () => {
  const scenes = globSync("public/scenes/**/*.svg");
  expect(scenes.length).toBeGreaterThan(10);
  expect(scenes.filter((scene) => statSync(scene).size > 12 * kilobyte)).toEqual([]);
});

test("files with a hash in their name are cached for a year", async () => {
  const html = await (await town.get("/")).text();
  const name = html.match(/<link rel="stylesheet" href="([^"]+)"/)?.[1] ?? "";
  const response = await town.get(name);
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
});
