import { type SQL, sql } from "drizzle-orm";
import type { PortraitKind } from "../../../rules/pictures/drawable-thing";
import { type Portrait, portraitCode, readPortrait } from "../../../rules/pictures/portrait";
import { portraitCandidates, suits } from "../../../rules/pictures/portrait-choice";
import type { PortraitWishes } from "../../../rules/pictures/portrait-parts";
import { sitterOf, type TellingRow } from "../../../rules/pictures/portrait-sitter";
import { readTranslation } from "../../../rules/site/owner-translation";
import { eventSeries, eventSlugs, events } from "../schema/events";
import {
  adventureBusinessListings,
  businessListings,
  hotelListings,
  restaurantListings,
} from "../schema/places";

/** What the choice of a portrait depends on, public or waiting. */
type Sitting = Omit<TellingRow, "translation"> & {
  translation?: unknown;
  portrait?: PortraitWishes | null;
  portrait_code?: string | null;
};

const candidates = 12;
const neighbours = 100;

/**
 * Keeps the row's portrait while it fits, else takes the candidate that the newest of its kind use least. Chosen
 * inside the statement, so that two written at once don't get the same one.
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

/** Two portraits look alike when they show the same thing in the same light. */
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
  // All dates of a series share one portrait, so a series counts once.
  return sql`SELECT coalesce(single.portrait_code, series.portrait_code) AS code
    FROM (SELECT event_id, event_series_id FROM ${eventSlugs} ORDER BY rowid DESC LIMIT ${neighbours}) AS address
    LEFT JOIN ${events} AS single ON single.id = address.event_id
    LEFT JOIN ${eventSeries} AS series ON series.id = address.event_series_id`;
}
