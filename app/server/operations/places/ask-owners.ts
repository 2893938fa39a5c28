import { saidFacts } from "../../../rules/places/confirmable-facts";
import {
  isBeforeSeason,
  linkSpans,
  mailHour,
  placesToAsk,
  restBetween,
} from "../../../rules/places/facts-check";
import { type Figures, figuresSentence, firstDayShown, noFigures } from "../../../rules/places/figures";
import { nameOf } from "../../../rules/places/listing-texts";
import { type ListingKind, listingKinds } from "../../../rules/site/listing-kinds";
import { dateText, instantOf, localDate, localDay } from "../../../rules/time/panama-time";
import { monthsOf, type TownFacts } from "../../../rules/town/facts";
import { businessSeasons } from "../../../rules/town/seasons";
import { ask } from "../../db/database";
import {
  type Askable,
  markOwnerAsked,
  markPlacesAsked,
  restPlaces,
  selectAskable,
  selectOwnersToAsk,
  selectPlacesOf,
} from "../../db/places/fact-checks";
import { deleteConfirmLinks, insertFactLinks } from "../../db/places/fact-links";
import { selectAskedFigures } from "../../db/places/figures";
import type { AnyListing } from "../../db/places/reviewed-listings";
import { accountEntry, insertAuditOfChange } from "../../db/site/audit-log";
import { factsAsked } from "../../emails/places/facts-check";
import { createToken, hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { mailTo, siteLink, type WordsByLanguage } from "../mail/write-mail";
import { commit } from "../site/commit";

const slice = 10;
const slices = 20;

type Due = "ask_at" | "season_ask_at";
/** With the visits of the last four weeks. */
type OwnPlace = { kind: ListingKind; row: AnyListing; figures: Figures };

/**
 * Asks owners whether their places' facts are still right: one mail each for all places. Mail, links and the note of
 * it are one batch: dying anywhere loses none and doubles none.
 */
export async function askOwners(
  services: Services,
  words: WordsByLanguage,
  facts: TownFacts,
  now: Date,
): Promise<string> {
  const { db } = services;
  const seasons = businessSeasons.map((season) => monthsOf(facts, season));
  const isSeason = isBeforeSeason(seasons, localDate(now));
  const due: Due = isSeason ? "season_ask_at" : "ask_at";
  let asked = 0;
  for (let count = 0; count < slices; count++) {
    const found = await ask(
      db,
      listingKinds.map((kind) => selectOwnersToAsk(db, kind, due, now, slice)),
    );
    const waiting = found.flat().sort((one, other) => one.at - other.at);
    const owners = [...new Set(waiting.map(({ user_id }) => user_id))].slice(0, slice);
    if (owners.length === 0) break;
    for (const owner of owners) if (await askOwner(services, words, owner, due, now)) asked++;
  }
  return `asked ${asked} owners`;
}

async function askOwner(
  services: Services,
  words: WordsByLanguage,
  id: string,
  due: Due,
  now: Date,
): Promise<boolean> {
  const { db } = services;
  const [[owner], visits, ...rows] = await ask(db, [
    selectAskable(db, id),
    selectAskedFigures(db, id, firstDayShown(localDay(now))),
    ...listingKinds.map((kind) => selectPlacesOf(db, kind, id)),
  ]);
  const figuresOf = (row: AnyListing) => visits.find((one) => one.listing_id === row.id) ?? noFigures;
  const own = listingKinds.flatMap((kind, index) =>
    (rows[index] ?? []).map((row) => ({ kind, row, figures: figuresOf(row) })),
  );
  const asked = placesToAsk(
    own.map((place) => ({ ...place, ...place.row })),
    due === "season_ask_at",
    now,
  );
  const wait = waitOf(owner, now);
  if (!owner || wait !== null || asked.length === 0) {
    const from = wait ?? now.getTime();
    await ask(
      db,
      listingKinds.map((kind) => restPlaces(db, kind, id, due, { now, from })),
    );
    return false;
  }
  return write(services, words, owner, asked, now);
}

/** How long an owner who can't be asked rests; null for one who can. */
function waitOf(owner: Askable | undefined, now: Date): number | null {
  if (!owner?.isReachable || owner.facts_unasked_since !== null) return now.getTime();
  const last = owner.facts_asked_at;
  return last !== null && last + restBetween > now.getTime() ? last : null;
}

async function write(
  services: Services,
  words: WordsByLanguage,
  owner: Askable,
  places: OwnPlace[],
  now: Date,
) {
  const { db } = services;
  const { id, email, language } = owner;
  const link = (path: string, token: string) => siteLink(services, language, path, token);
  const linked = await Promise.all(places.map(async (place) => ({ ...place, ...(await newToken()) })));
  const stop = await newToken();
  const stopHref = link("/confirm-facts/stop", stop.token);
  const t = words(language);
  const mail = factsAsked(t, {
    until: dateText(new Date(now.getTime() + linkSpans.confirm), language),
    stop: stopHref,
    places: linked.map(({ kind, row, figures, token }) => ({
      kind,
      category: row.category,
      name: nameOf(kind, row),
      facts: saidFacts(kind, row, language),
      figures: figuresSentence(t, figures, places.length > 1 ? nameOf(kind, row) : undefined),
      href: link("/confirm-facts", token),
    })),
  });
  const headers = {
    "List-Unsubscribe": `<${stopHref}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const base = { user_id: id, email, created_at: now.getTime() };
  const until = (span: number) => ({ expires_at: now.getTime() + span });
  const ids = (kind: ListingKind) => places.flatMap((place) => (place.kind === kind ? [place.row.id] : []));
  const done = await commit(services, [
    markOwnerAsked(db, owner, now),
    insertAuditOfChange(db, accountEntry(id, "facts.asked", { places: places.length }), now),
    deleteConfirmLinks(db, id),
    insertFactLinks(db, [
      ...linked.map(({ kind, row, hash }) => ({
        ...base,
        ...until(linkSpans.confirm),
        ...({ token_hash: hash, purpose: "confirm", kind, listing_id: row.id } as const),
      })),
      { ...base, ...until(linkSpans.stop), token_hash: stop.hash, purpose: "stop" },
    ]),
    ...listingKinds.map((kind) => markPlacesAsked(db, kind, id, ids(kind), now)),
    mailTo(services, { email }, `facts:${id}:${now.getTime()}`, mail, { headers, leaves: morningOf(now) }),
  ]);
  return done.ok;
}

async function newToken() {
  const token = createToken();
  return { token, hash: await hashToken(token) };
}

/** Not at night. */
function morningOf(now: Date): Date {
  const morning = instantOf(localDate(now), mailHour) ?? now;
  return morning > now ? morning : now;
}
