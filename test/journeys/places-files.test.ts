import { readFileSync } from "node:fs";
import { gpx, kml } from "@tmcw/togeojson";
import { DOMParser } from "@xmldom/xmldom";
import Ajv from "ajv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlaceData } from "../../app/rules/places/place-data";
import { seed } from "../../drizzle/seed/seed";
import { addHotel, addManyRestaurants, addRestaurant } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";
import { faultsIn } from "../support/xml-schemas";

const noon = "2026-11-24T17:00:00Z";
const hostile = `Tito's <b>"Bar"</b> & Grill \u0007]]>`;
const osm = "© OpenStreetMap contributors, ODbL 1.0";
let town: Town;
beforeAll(async () => {
  town = await openTown({ now: noon });
  await seed(town.env, new Date(noon));
  await addRestaurant(town, {
    name: hostile,
    slug: "titos",
    latitude: 7.25,
    longitude: -80.49,
    attribution: osm,
    ...{
      description: hostile,
      address: hostile,
      website: "https://example.com/?a=1&b=2",
      phone: "6000-0001",
    },
    hours: { Monday: "6 PM - 2 AM", Tuesday: `when "Tito" <is> in` },
  });
  await addHotel(town, { slug: "half", latitude: 7.2, longitude: null });
  await addHotel(town, { slug: "waiting", status: "pending", latitude: 7.2, longitude: -80.5 });
});
afterAll(() => town.close());

const text = async (path: string) => (await town.get(path)).text();
const json = async (path: string) => (await town.get(path)).json() as Promise<PlacesJson>;
type PlacesJson = { language: string; licence: string; next: string | null; places: PlaceData[] };
type Feature = {
  id?: string | number;
  geometry: { coordinates: number[] };
  properties: Record<string, unknown>;
};
const geo = async (path: string) => JSON.parse(await text(path)) as { features: Feature[]; next: string };
const dom = (xml: string) => new DOMParser().parseFromString(xml, "text/xml") as unknown as Document;

/** Places that belong on the map: listed and with coordinates. */
async function mapped(): Promise<string[]> {
  const rows = await town.rows<{ id: string }>(
    ["restaurant", "hotel"]
      .map(
        (kind) =>
          `SELECT id FROM ${kind}_listings WHERE status = 'approved' AND latitude IS NOT NULL AND longitude IS NOT NULL`,
      )
      .join(" UNION ALL "),
  );
  return rows.map(({ id }) => id).sort();
}

describe.each(["", "/es"])("The files for maps under %s/", (start) => {
  test("contain every approved place with a position, valid by their schemas", async () => {
    const schema = JSON.parse(readFileSync("node_modules/geojson-schema/FeatureCollection.json", "utf8"));
    const isGeoJson = new Ajv({ strict: false }).compile(schema);
    const map = await geo(`${start}/places.geojson`);
    expect(isGeoJson(map) || isGeoJson.errors).toBe(true);
    expect(map.features.map(({ id }) => id).sort()).toEqual(await mapped());
    expect(await faultsIn("kml", await text(`${start}/places.kml`))).toEqual([]);
    expect(await faultsIn("gpx", await text(`${start}/places.gpx`))).toEqual([]);
  });

  test("can be read by another library, each place with its name at its position", async () => {
    const { features } = await geo(`${start}/places.geojson`);
    const spots = features.map(({ geometry, properties }) => [
      String(properties.name).replaceAll("\u0007", ""),
      ...geometry.coordinates,
    ]);
    for (const read of [
      kml(dom(await text(`${start}/places.kml`))),
      gpx(dom(await text(`${start}/places.gpx`))),
    ]) {
      const found = read.features.map(({ geometry, properties }) => [
        properties?.name,
        ...(geometry?.type === "Point" ? geometry.coordinates : []),
      ]);
      expect(found).toEqual(spots);
    }
  });

  test("have each place's kind, hours, page and attribution", async () => {
    const file = await text(`${start}/places.kml`);
    const tito = kml(dom(file)).features.find(({ properties }) =>
      String(properties?.name).startsWith("Tito"),
    );
    expect(tito?.properties).toMatchObject({
      kind: "restaurant",
      opening_hours: `Tu "when 'Tito' <is> in", Mo 18:00-02:00`,
      phoneNumber: "+50760000001",
    });
    const waypoints = (await text(`${start}/places.gpx`)).split("</wpt>");
    const waypoint = waypoints.find((one) => one.includes("titos"));
    expect(waypoint).toContain("<sym>Restaurant</sym><type>restaurant</type>");
    expect(waypoint).toContain(`<src>${osm}</src>`);
    expect(waypoint).toContain(`<link href="http://localhost${start}/eat/titos">`);
  });
});

test("The schemas refuse anything else", async () => {
  const broken = (await text("/places.gpx")).replace("<sym>", "<name>twice</name><sym>");
  expect(await faultsIn("gpx", broken)).not.toEqual([]);
  const swapped = (await text("/places.kml")).replace("<Point>", "<Point><name/>");
  expect(await faultsIn("kml", swapped)).not.toEqual([]);
});

describe("Every file of places", () => {
  const paths = ["/places.json", "/places.geojson", "/es/places.kml", "/es/places.gpx", "/llms.txt"];

  test.each(paths)("%s costs one round trip, is cached, and may be read by any site", async (path) => {
    const response = await town.get(path);
    expect(response.status).toBe(200);
    expect(databaseUse(response).trips).toBe(1);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    const tag = response.headers.get("ETag") ?? "";
    const again = await town.get(path, { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await town.get(path, { headers: { Cookie: "language=es" } })).status).toBe(200);
    expect((await town.get(path, { headers: { Cookie: "session=abc" } })).headers.get("Cache-Control")).toBe(
      "private, no-store",
    );
  });

  test("filters by kind, in its own or the map's name, and refuses others", async () => {
    const [own, ofMap] = [await text("/places.geojson?kind=hotel"), await text("/places.geojson?kind=stay")];
    expect(JSON.parse(own).features).toEqual(JSON.parse(ofMap).features);
    expect(new Set(JSON.parse(own).features.map((one: Feature) => one.properties.kind))).toEqual(
      new Set(["hotel"]),
    );
    expect((await geo("/places.geojson?kind=activity")).features).toEqual([]);
    expect(await faultsIn("gpx", await text("/places.gpx?kind=activity"))).toEqual([]);
    for (const query of ["kind=beach", "after=x", "after=WyJiZWFjaCIsIjEiXQ", "kind=constructor"])
      expect((await town.get(`/places.json?${query}`)).status).toBe(400);
  });

  test("is purged along with the lists it's made of", async () => {
    const tags = (await town.get("/places.json?kind=eat")).headers.get("Cache-Tag");
    expect(tags).toBe("listings:restaurant,feeds");
  });
});

describe("All places", () => {
  test("are in /places.json, even without a position, but not pending ones", async () => {
    const { places, language, next } = await json("/es/places.json");
    expect([language, next]).toEqual(["es", null]);
    expect(new Set(places.map(({ kind }) => kind)).size).toBe(4);
    expect(places.some(({ url }) => url.endsWith("/half"))).toBe(true);
    expect(places.some(({ url }) => url.endsWith("/waiting"))).toBe(false);
    const half = places.find(({ url }) => url.endsWith("/half"));
    expect([half?.latitude, half?.longitude, half?.opening_hours]).toEqual([null, null, null]);
    for (const { url } of places) expect((await town.get(new URL(url).pathname)).status).toBe(200);
  });

  test("have a stable order, and each is listed once over all pages", async () => {
    const crowd = await openTown({ now: noon });
    await addManyRestaurants(crowd, 1203, '{"Monday":"9 AM - 5 PM"}');
    await crowd.rows("UPDATE restaurant_listings SET latitude = 7.25, longitude = -80.5");
    for (let n = 0; n < 3; n++) await addHotel(crowd, { latitude: 7.26, longitude: -80.51 });
    const walk = async (first: string, idsIn: (body: string) => string[]) => {
      const ids: string[] = [];
      let pages = 0;
      for (let path: string | null = first; path; pages += 1) {
        const answer = await crowd.get(path);
        expect(databaseUse(answer).rows).toBeLessThan(first.includes("json?") ? 500 : 4500);
        const body = await answer.text();
        ids.push(...idsIn(body));
        const link = answer.headers.get("Link");
        path = link && new URL(link.slice(1, link.indexOf(">"))).href.slice("http://localhost".length);
      }
      return { ids, pages };
    };
    const list = (body: string) => (JSON.parse(body) as PlacesJson).places.map(({ id }) => id);
    const before = await walk("/places.json?kind=eat", list);
    expect([before.ids.length, new Set(before.ids).size, before.pages]).toEqual([1203, 1203, 13]);
    await crowd.rows("UPDATE restaurant_listings SET shuffle = abs(random()) % 99999");
    expect((await walk("/places.json?kind=eat", list)).ids).toEqual(before.ids);
    const map = await walk("/es/places.geojson", (body) =>
      (JSON.parse(body) as { features: Feature[] }).features.map(({ id }) => String(id)),
    );
    expect([new Set(map.ids).size, map.pages]).toEqual([1206, 2]);
    const waypoints = await walk("/places.gpx", (body) => [...body.matchAll(/<wpt/g)].map(String));
    expect([waypoints.ids.length, waypoints.pages]).toEqual([1206, 2]);
    for (const ending of ["kml", "gpx"] as const) {
      const first = await (await crowd.get(`/places.${ending}`)).text();
      expect(first).toMatch(/href>?=?"?http:\/\/localhost\/places\.\w+\?after=/);
      expect(await faultsIn(ending, first)).toEqual([]);
    }
    await crowd.close();
  });
});
