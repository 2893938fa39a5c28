import { confirmableFactsOf } from "../../../rules/places/confirmable-facts";
import { isSame, valuesBefore } from "../../../rules/review/compare-fields";
import { changedByOwner } from "../../../rules/review/moderation";
import { tagsOfListing } from "../../../rules/site/cache-tags";
import { spendFactLink } from "../../db/places/fact-links";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit } from "../site/commit";
import { findFactLink, type LinkedPlace, type OpenLink } from "./find-fact-link";
import { writeListing } from "./write-listing";

type Overtaken = { state: "overtaken"; found: OpenLink };
type TakenBack = { state: "done"; found: OpenLink } | Overtaken | Exclude<LinkedPlace, OpenLink>;

const tries = 3;

/** A change that can be undone, while the facts are still as it left them. */
export async function findTakeBack(services: Services, token: string): Promise<LinkedPlace | Overtaken> {
  const found = await findFactLink(services, token, "take-back");
  if (found.state !== "open") return found;
  const facts = confirmableFactsOf(found.kind, found.row);
  const after = found.link.after ?? {};
  return isSame(valuesBefore(facts, after), after) ? found : { state: "overtaken", found };
}

/** Undoes a change made by a mailed link. */
export async function takeBackFacts(services: Services, token: string): Promise<TakenBack> {
  const { db, now } = services;
  for (let count = 1; ; count++) {
    const found = await findTakeBack(services, token);
    if (found.state !== "open") return found;
    const { link, kind, row } = found;
    if (count > tries || !link.before) return { state: "overtaken", found };
    const { facts, confirmed_at } = link.before;
    const { row: changed } = changedByOwner(kind, row, facts, now().getTime());
    const owner = { id: link.user_id };
    const entry = entryOf(owner, "listing.take-back", [kind, row.id], {
      before: link.after ?? {},
      after: facts,
    });
    const done = await commit(
      services,
      [
        spendFactLink(db, link, { kind, ...row }, now()),
        insertAuditOfChange(db, entryOf(owner, "listing.unconfirm", [kind, row.id]), now()),
        ...writeListing(services, kind, row, { ...changed, confirmed_at }, entry),
      ],
      tagsOfListing(kind, row.id),
    );
    if (done.ok) return { state: "done", found };
  }
}
