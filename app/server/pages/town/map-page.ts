import { data } from "react-router";
import { type ContentRow, composeSections } from "../../../rules/content/page-content";
import { partAnchor } from "../../../rules/content/part-anchor";
import { parseDayHours } from "../../../rules/places/day-hours";
import { hasHours, type WeekHours, weekdayNames } from "../../../rules/places/hours";
import { mapGlyph } from "../../../rules/places/map-glyph";
import { type KindOnMap, kindsOnMap, readKindOnMap } from "../../../rules/places/map-kinds";
import { publicPath } from "../../../rules/places/paths";
import { formatPrice } from "../../../rules/places/prices";
import { mostMapped, type PlaceOnMap, villageMap } from "../../../rules/places/village-map";
import { hoursInWords } from "../../../rules/places/week-words";
import { listTag, pageTag } from "../../../rules/site/cache-tags";
import { type Language, localPath } from "../../../rules/site/language";
import { listingKinds } from "../../../rules/site/listing-kinds";
import { localWeekday, secondsToMidnight } from "../../../rules/time/panama-time";
import { spotsFromWest } from "../../../rules/town/village";
import { type Context, servicesContext } from "../../context";
import { selectPageContent } from "../../db/content/page-content";
import { type MappedRow, selectMappedPlaces } from "../../db/places/mapped-places";
import { publicCache } from "../../http/cache-headers";
import { languageIn, wordsIn } from "../../http/i18n";
import { guideSections } from "../content/built-in-sections";
import { mapDefaults } from "../content/derived-seo";
import { loadPage, type Page, seoOf } from "../site/page";

const surf = "/surf";

/** Places by position, in walking order. */
export async function loadMap(context: Context, url: URL) {
  const now = context.get(servicesContext).now();
  const language = languageIn(context);
  const kind = readKindOnMap(url.searchParams.get("kind"));
  const { page, results } = await loadPage(context, url, (db) => [
    selectMappedPlaces(db, kind && kindsOnMap[kind], mostMapped + 1),
    selectPageContent(db, { path: localPath(language, surf), english: surf }),
  ]);
  const [rows, surfRows] = results;
  const places = rows.slice(0, mostMapped).map((row) => placeOnMap(row, language, now));
  const map = villageMap(places);
  const { t } = wordsIn(context);
  return data(
    {
      seo: seoOf(context, page, {
        ...mapDefaults(t),
        robots: url.search ? "noindex, follow" : undefined,
      }),
      sections: composeSections(page, () => []),
      kind,
      ...map,
      glyphs: (map.isBrief ? map.leaves.flatMap(({ pins }) => pins) : places).map(({ glyph }) => glyph),
      spots: kind ? [] : namedSpots(page, surfRows),
      isCut: rows.length > mostMapped,
    },
    {
      headers: publicCache({
        tags: ["pages", pageTag("/map"), pageTag(surf), ...tagsOf(kind)],
        changesIn: secondsToMidnight(now),
      }),
    },
  );
}

function tagsOf(kind: KindOnMap | null): string[] {
  return (kind ? [kindsOnMap[kind]] : listingKinds).map(listTag);
}

export function placeOnMap(row: MappedRow, language: Language, now: Date): PlaceOnMap {
  const { kind, slug, category, address, latitude, longitude } = row;
  const isTranslated = row.language !== language && row.other_name !== null;
  return {
    kind,
    slug,
    category,
    address,
    latitude,
    longitude,
    name: isTranslated ? (row.other_name ?? row.name) : row.name,
    path: publicPath(kind, slug),
    glyph: mapGlyph(kind, row.portrait_code),
    note: noteOf(row, language, now),
  };
}

/** Today's hours, or a price. */
function noteOf(row: MappedRow, language: Language, now: Date): PlaceOnMap["note"] {
  if (row.closed_for_season) return { is: "season" };
  if (row.price_from !== null)
    return { is: "price", text: formatPrice(row.price_from, row.currency ?? "USD") };
  const hours: WeekHours | null = row.hours === null ? null : JSON.parse(row.hours);
  if (!hasHours(hours)) return null;
  const today = parseDayHours(hours[weekdayNames[localWeekday(now)] ?? "Sunday"]);
  if (today.state === "unreadable") return null;
  return today.state === "closed" ? { is: "closed" } : { is: "hours", text: hoursInWords(today, language) };
}

type SurfRow = ContentRow & { page_path: string };

/** Named as on /surf, from west to east; spots have no position. */
function namedSpots(page: Page, rows: SurfRow[]) {
  const ofPath = (path: string) => rows.filter(({ page_path }) => page_path === path);
  const own = localPath(page.language, surf);
  const content = { ...page, ownRows: ofPath(own), englishRows: own === surf ? [] : ofPath(surf) };
  const sections = composeSections(content, (language) => guideSections(language, "surf"));
  const spots = sections.flatMap((one) =>
    one.kind === "spots"
      ? one.facts.map(({ id, value }) => ({ id, name: value, anchor: partAnchor(one.name, id) }))
      : [],
  );
  const order = (id: string) => (spotsFromWest.indexOf(id) + 1 || spotsFromWest.length + 1) - 1;
  return [...spots].sort((one, other) => order(one.id) - order(other.id));
}
