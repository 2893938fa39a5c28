import { eventsTag, postsTag } from "../../../rules/site/cache-tags";
import { releaseSentBefore } from "../../db/accounts/submitted-tables";
import { settleTakeOver } from "../../db/accounts/take-over";
import { accountEntry, insertAuditIfChanged } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit } from "../site/commit";

/**
 * "That wasn't me": submissions from before the holder confirmed the address leave the queue and the account. Public
 * ones stay without an owner, unless they're to go too. Repeating it changes nothing.
 */
export async function disownSubmissions(
  services: Services,
  viewer: { id: string },
  options: { removeListings: boolean },
): Promise<void> {
  const { db, now } = services;
  const tags = [postsTag, ...(options.removeListings ? ["pages", eventsTag, "sitemap"] : [])];
  await commit(
    services,
    [
      ...releaseSentBefore(db, viewer.id, options, now()),
      settleTakeOver(db, viewer.id),
      insertAuditIfChanged(db, accountEntry(viewer.id, "sent-before.disowned", options), now()),
    ],
    tags,
  );
}

/** "I sent these myself": the notice goes away. */
export async function keepSubmissions(services: Services, viewer: { id: string }): Promise<void> {
  const { db, now } = services;
  await commit(services, [
    settleTakeOver(db, viewer.id),
    insertAuditIfChanged(db, accountEntry(viewer.id, "sent-before.kept"), now()),
  ]);
}
