import { type FileRefusal, limits } from "./file-limits";
import type { OsmThing } from "./osm-place";
import type { Table } from "./table-file";

/** OpenStreetMap data, or a table made from another map. */
export type MapFile =
  | { ok: true; things: OsmThing[] }
  | { ok: true; table: Table }
  | { ok: false; refusal: FileRefusal };

type Json = { [name: string]: unknown };

export const isMap = (text: string) => /^\s*\{/.test(text.slice(0, 2000).replace(/^\ufeff/, ""));

/** Reads Overpass, osmtogeojson, Overpass Turbo, and any other GeoJSON. */
export function readMap(text: string): MapFile {
  const json = parsed(text.replace(/^\ufeff/, ""));
  if (!json) return { ok: false, refusal: "json" };
  const items = listOf(json.elements) ?? listOf(json.features) ?? (json.type === "Feature" ? [json] : null);
  if (!items) return { ok: false, refusal: "json" };
  if (json.elements) return things(items.flatMap(elementOf));
  const features = items.filter((one) => one.type === "Feature");
  const found = features.flatMap(osmFeature);
  return found.length > 0 ? things(found) : tableOf(features);
}

function things(found: OsmThing[]): MapFile {
  const named = found.filter(({ tags }) => Object.keys(tags).length > 0);
  if (named.length === 0) return { ok: false, refusal: "empty" };
  if (named.length > limits.rows) return { ok: false, refusal: "rows" };
  return { ok: true, things: named };
}

/** Overpass; points that only make up a line have no tags. */
function elementOf(element: Json): OsmThing[] {
  const { type, id, lat, lon } = element;
  const center = isObject(element.center) ? element.center : middleOf(element);
  const tags = tagsOf(element.tags);
  if (typeof type !== "string" || typeof id !== "number" || !tags) return [];
  return [{ key: `${type}/${id}`, ...position(lat ?? center.lat, lon ?? center.lon), tags }];
}

function middleOf({ bounds, geometry }: Json): Json {
  const { minlat, maxlat, minlon, maxlon } = isObject(bounds) ? bounds : {};
  if ([minlat, maxlat, minlon, maxlon].every((one) => typeof one === "number"))
    return { lat: (Number(minlat) + Number(maxlat)) / 2, lon: (Number(minlon) + Number(maxlon)) / 2 };
  return listOf(geometry)?.[0] ?? {};
}

/** osmtogeojson has tags apart; Overpass Turbo has them among the properties, and the id as "@id". */
function osmFeature({ id, properties, geometry }: Json): OsmThing[] {
  const said = isObject(properties) ? properties : {};
  const key = [said["@id"], id, `${said.type}/${said.id}`].find((one) =>
    /^(node|way|relation)\/\d+$/.test(String(one)),
  );
  const tags = tagsOf(isObject(said.tags) ? said.tags : said);
  if (!key || !tags) return [];
  const own = Object.entries(tags).filter(([name]) => !/^(@|id$|type$|timestamp$|version$)/.test(name));
  const [longitude, latitude] = pointOf(geometry);
  return [{ key: String(key), ...position(latitude, longitude), tags: Object.fromEntries(own) }];
}

/** Any other GeoJSON: its properties are columns, plus two for the position. */
function tableOf(features: Json[]): MapFile {
  const properties = features.map((feature) => (isObject(feature.properties) ? feature.properties : {}));
  const names = [...new Set(properties.flatMap((one) => Object.keys(one)))];
  if (features.length === 0) return { ok: false, refusal: "empty" };
  if (features.length > limits.rows) return { ok: false, refusal: "rows" };
  if (names.length > limits.columns - 3) return { ok: false, refusal: "columns" };
  const own = names.filter((name) => !["latitude", "longitude", "external_key"].includes(name));
  const rows = features.map((feature, index) => {
    const [longitude, latitude] = pointOf(feature.geometry);
    const cells = own.map((name) => textOf(properties[index]?.[name]));
    return [textOf(feature.id), ...cells, textOf(latitude), textOf(longitude)];
  });
  if (rows.flat().some((cell) => cell.length > limits.cell)) return { ok: false, refusal: "cell" };
  return { ok: true, table: { columns: ["external_key", ...own, "latitude", "longitude"], rows } };
}

/** The point; for a line or a building its first corner. */
function pointOf(geometry: unknown): unknown[] {
  let coordinates: unknown = isObject(geometry) ? geometry.coordinates : null;
  while (Array.isArray(coordinates) && Array.isArray(coordinates[0])) coordinates = coordinates[0];
  return Array.isArray(coordinates) ? coordinates : [];
}

function position(latitude: unknown, longitude: unknown) {
  const isThere = typeof latitude === "number" && typeof longitude === "number";
  return isThere ? { latitude, longitude } : { latitude: null, longitude: null };
}

function tagsOf(value: unknown): { [key: string]: string } | null {
  if (!isObject(value)) return null;
  const texts = Object.entries(value).filter(
    ([, text]) => typeof text === "string" && text.length <= limits.cell,
  );
  return Object.fromEntries(texts.slice(0, limits.columns)) as { [key: string]: string };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value).trim();
}

function parsed(text: string): Json | null {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : null;
  } catch {
    return null;
  }
}

const listOf = (value: unknown): Json[] | null => (Array.isArray(value) ? value.filter(isObject) : null);

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
