import { data } from "react-router";
import { categoryName } from "../../../rules/places/category-name";
import { kindsOnMap } from "../../../rules/places/map-kinds";
import { describePlace, mappedPlace, type PlaceWords } from "../../../rules/places/place-data";
import type { PlacesFile } from "../../../rules/places/places-file";
import { placesGeoJson } from "../../../rules/places/places-geojson";
import { placesGpx } from "../../../rules/places/places-gpx";
import { placesKml } from "../../../rules/places/places-kml";
import { listTag } from "../../../rules/site/cache-tags";
import { localPath } from "../../../rules/site/language";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import { encodePageKey } from "../../../rules/site/next-page-key";
import { queryPath } from "../../../rules/site/query-path";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { type PlaceKey, selectPublicPlaces } from "../../db/places/public-places";
import { publicCache } from "../../http/cache-headers";
import { feedAnswer, nextLink, openToAll } from "../../http/feed";
import { languageIn, wordsIn } from "../../http/i18n";
import { readNextPageKey } from "../../http/next-page-key";
import { newerWords } from "../../http/remembered-words";

type MapFormat = { write: (file: PlacesFile) => string; type: string };

const mapFormats: Record<string, MapFormat> = {
  geojson: { write: placesGeoJson, type: "application/geo+json" },
  kml: { write: placesKml, type: "application/vnd.google-earth.kml+xml" },
  gpx: { write: placesGpx, type: "application/gpx+xml" },
};

/** Programs can page through a list; a map should have everything at once. */
const mostInList = 100;
const mostInMap = 1000;
/** Only these are asked for a position. */
const kindsWithPosition = ["restaurant", "hotel"] as const;

/** The format is the address's extension: for programs, or for maps. */
export async function answerPlaces(context: Context, url: URL): Promise<Response> {
  const services = context.get(servicesContext);
  const { origin } = services.settings;
  const language = languageIn(context);
  const ending = url.pathname.split(".").at(-1) ?? "";
  const format = mapFormats[ending];
  const kind = readKind(url);
  const kinds = kind ? [kind] : format ? kindsWithPosition : listingKinds;
  const most = format ? mostInMap : mostInList;
  const words = newerWords(context, services);
  const [found, newer] = await ask(services.db, [
    selectPublicPlaces(services.db, { kinds, after: readKey(url), limit: most + 1 }),
    words.query,
  ]);
  words.take(newer);
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  const path = localPath(language, `/places.${ending}`);
  const after = last && encodePageKey([last.kind, last.id]);
  const next = after ? origin + queryPath(path, { kind: url.searchParams.get("kind"), after }) : null;
  const headers = {
    ...publicCache({ tags: [...kinds.map(listTag), "feeds"] }),
    ...openToAll,
    ...nextLink(next),
  };
  const placeTexts = placeWords(context);
  if (!format) {
    const places = rows.map((row) => describePlace(row, placeTexts));
    const text = JSON.stringify({ language, ...licenceOf(context), next, places });
    return feedAnswer(text, "application/json; charset=utf-8", headers);
  }
  const { t } = wordsIn(context);
  const { licence, licence_url } = licenceOf(context);
  const text = format.write({
    title: t("data.files.title"),
    description: t("data.files.description"),
    licence: { text: licence, url: licence_url },
    author: t("frame.siteName"),
    language,
    url: origin + path + url.search,
    next: next === null ? null : { url: next, text: t("data.files.next") },
    places: rows.map((row) => mappedPlace(row, placeTexts)).filter((place) => place !== null),
  });
  const name = { "Content-Disposition": `attachment; filename="playa-cambutal.${ending}"` };
  return feedAnswer(text, `${format.type}; charset=utf-8`, { ...headers, ...name });
}

export function placeWords(context: Context): PlaceWords {
  const { t } = wordsIn(context);
  const { origin } = context.get(servicesContext).settings;
  return {
    language: languageIn(context),
    origin,
    asleep: t("map.season"),
    category: (stored) => categoryName(t, stored),
  };
}

/** The data's licence, and where it's explained. */
function licenceOf(context: Context) {
  const { origin } = context.get(servicesContext).settings;
  return {
    licence: wordsIn(context).t("data.files.licence"),
    licence_url: `${origin}${localPath(languageIn(context), "/data")}#licence`,
  };
}

/** By our name or the map's; anything else is a 400. */
function readKind(url: URL): ListingKind | null {
  const asked = url.searchParams.get("kind");
  if (!asked) return null;
  const kind = [...Object.entries(kindsOnMap)].find((names) => names.some((name) => name === asked))?.[1];
  if (!kind) throw data(null, 400);
  return kind;
}

function readKey(url: URL): PlaceKey | null {
  const key = readNextPageKey(url, ["text", "text"], "after");
  if (!key) return null;
  const kind = listingKinds.find((one) => one === key[0]);
  if (!kind) throw data(null, 400);
  return [kind, key[1]];
}
