import type { QuickFields } from "../../../forms/places/confirm-facts";
import { changedFacts, confirmableFacts } from "../../../rules/places/confirmable-facts";
import { linkSpans } from "../../../rules/places/facts-check";
import { nameOf } from "../../../rules/places/listing-texts";
import { valuesBefore } from "../../../rules/review/compare-fields";
import { changedByOwner } from "../../../rules/review/moderation";
import { listingTag, listTag, tagsOfListing } from "../../../rules/site/cache-tags";
import { dateText } from "../../../rules/time/panama-time";
import { confirmPlace } from "../../db/places/fact-checks";
import { insertFactLink, spendFactLink } from "../../db/places/fact-links";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import { factsChanged } from "../../emails/places/facts-check";
import { createToken, hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import { mailTo, siteLink, type WordsByLanguage } from "../mail/write-mail";
import { commit, type Statements } from "../site/commit";
import { findFactLink, type LinkedPlace, type OpenLink } from "./find-fact-link";
import { writeListing } from "./write-listing";

type Write = { statements: Statements; tags: string[]; isChange: boolean };
type Stale = { state: "stale"; found: OpenLink };
type Answered =
  | { state: "done"; isChange: boolean; found: OpenLink }
  | Stale
  | Exclude<LinkedPlace, OpenLink>;

const tries = 3;

/**
 * The owner's answer by a mailed link: the facts are right, or have changed. Only that place's confirmable facts
 * change, and the link is spent. Where someone else saved first, the form comes back with the current facts.
 */
export async function confirmFacts(
  services: Services,
  words: WordsByLanguage,
  opened: LinkedPlace,
  { token, version, edited }: { token: string; version: string; edited: QuickFields | null },
): Promise<Answered> {
  for (let count = 1, found = opened; ; count++) {
    if (count > 1) found = await findFactLink(services, token, "confirm");
    if (found.state !== "open") return found;
    if (count > tries || (version && version !== found.version)) return { state: "stale", found };
    const { statements, tags, isChange } = await answer(services, words, found, edited);
    const done = await commit(services, statements, tags);
    if (!done.ok) continue;
    if (isChange) deliverMailLater(services);
    return { state: "done", isChange, found };
  }
}

async function answer(
  services: Services,
  words: WordsByLanguage,
  found: OpenLink,
  edited: QuickFields | null,
): Promise<Write> {
  const { db, now } = services;
  const { link, kind, row } = found;
  const owner = { id: link.user_id };
  const spent = [
    spendFactLink(db, link, { kind, ...row }, now()),
    insertAuditOfChange(db, entryOf(owner, "listing.confirm", [kind, row.id]), now()),
  ];
  const { atOnce, row: changed } = changedByOwner(kind, row, onlyQuick(kind, edited ?? {}), now().getTime());
  if (Object.keys(atOnce).length === 0) {
    const tag = kind === "business" ? listTag(kind) : listingTag(kind, row.id);
    return { statements: [...spent, confirmPlace(db, kind, row.id, now())], tags: [tag], isChange: false };
  }
  const before = valuesBefore(row, atOnce);
  const entry = entryOf(owner, "listing.publish", [kind, row.id], { before, after: atOnce });
  const values = { ...changed, confirmed_at: now().getTime(), asks: 0 };
  const statements = [
    ...spent,
    ...writeListing(services, kind, row, values, entry),
    ...(await wayBack(services, words, found, before, atOnce)),
  ];
  return { statements, tags: tagsOfListing(kind, row.id), isChange: true };
}

function onlyQuick(kind: OpenLink["kind"], facts: QuickFields): QuickFields {
  const names: readonly string[] = confirmableFacts[kind];
  return Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)));
}

/** The owner is mailed what changed and a link to undo it. */
async function wayBack(
  services: Services,
  words: WordsByLanguage,
  { link, kind, row }: OpenLink,
  before: object,
  after: object,
) {
  const { db, now } = services;
  const { user_id, email, language } = link;
  const token = createToken();
  const token_hash = await hashToken(token);
  const created_at = now().getTime();
  const expires_at = created_at + linkSpans["take-back"];
  const mail = factsChanged(words(language), {
    kind,
    category: row.category,
    name: nameOf(kind, row),
    changes: changedFacts(kind, row, { before, after }, language),
    until: dateText(new Date(expires_at), language),
    href: siteLink(services, language, "/confirm-facts/take-back", token),
  });
  return [
    insertFactLink(db, {
      ...{
        token_hash,
        purpose: "take-back",
        user_id,
        email,
        kind,
        listing_id: row.id,
        created_at,
        expires_at,
      },
      before: { facts: before, confirmed_at: row.confirmed_at },
      after,
    }),
    mailTo(services, { email }, `facts-changed:${token_hash}`, mail),
  ];
}
