import { type SQL, sql } from "drizzle-orm";
import { readTranslation } from "../../../rules/content/localised-text";
import { type Portrait, portraitCode, readPortrait } from "../../../rules/pictures/portrait";
import { portraitCandidates, suits } from "../../../rules/pictures/portrait-choice";
import type { PortraitWishes } from "../../../rules/pictures/portrait-parts";
import { sitterOf, type TellingRow } from "../../../rules/pictures/sitter";
import type { PortraitKind } from "../../../rules/pictures/subject";
import { eventSeries, eventSlugs, events } from "../schema/events";
import {
  adventureBusinessListings,
  businessListings,
  hotelListings,
  restaurantListings,
} from "../schema/places";

/** What a row of any kind tells its portrait; it is drawn from what is public and from what waits alike. */
type Sitting = Omit<TellingRow, "translation"> & {
  translation?: unknown;
  portrait?: PortraitWishes | null;
  portrait_code?: string | null;
};

const candidates = 12;
const neighbours = 100;

/**
 * The portrait of a row that is written: the one it has while that suits it, else the first of its candidates that
 * the newest of its kind show least. The database looks while it writes, so that no two choose alike at once.
 */
export function portraitOf(kind: PortraitKind, row: Sitting): string | SQL {
  const sitter = sitterOf(kind, { ...row, translation: readTranslation(row.translation) });
  const wishes = row.portrait ?? {};
  const present = readPortrait(row.portrait_code);
  if (present && suits(present, sitter, wishes)) return portraitCode(present);
  const wanted = portraitCandidates(sitter, wishes, candidates).map((portrait) => ({
    code: portraitCode(portrait),
    look: lookOf(portrait),
  }));
  return sql`(SELECT wanted.value ->> 'code' FROM json_each(${JSON.stringify(wanted)}) AS wanted
    LEFT JOIN (SELECT ${look} AS look, count(*) AS times FROM (${newest(kind)}) GROUP BY 1) AS shown
      ON shown.look = wanted.value ->> 'look'
    ORDER BY coalesce(shown.times, 0), wanted.key LIMIT 1)`;
}

/** Two portraits are alike to a passer-by when they show the same thing in the same light. */
function lookOf({ thing, light }: Portrait): string {
  return `${thing}-${light}`;
}

const look = sql.raw(
  "substr(code, 1, instr(code, '-') + instr(substr(code, instr(code, '-') + 1), '-') - 1)",
);

const tables = {
  restaurant: restaurantListings,
  hotel: hotelListings,
  activity: adventureBusinessListings,
  business: businessListings,
};

function newest(kind: PortraitKind): SQL {
  if (kind !== "event")
    return sql`SELECT portrait_code AS code FROM ${tables[kind]} ORDER BY rowid DESC LIMIT ${neighbours}`;
  // The dates of a series look alike: it counts once, as it has one address.
  return sql`SELECT coalesce(single.portrait_code, series.portrait_code) AS code
    FROM (SELECT event_id, event_series_id FROM ${eventSlugs} ORDER BY rowid DESC LIMIT ${neighbours}) AS address
    LEFT JOIN ${events} AS single ON single.id = address.event_id
    LEFT JOIN ${eventSeries} AS series ON series.id = address.event_series_id`;
}
