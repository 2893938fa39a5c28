import { eventsTag, postsTag } from "../../../rules/site/cache-tags";
import { releaseSentBefore } from "../../db/accounts/submitted-tables";
import { settleTakeOver } from "../../db/accounts/take-over";
import { accountEntry, insertAuditIfChanged } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit } from "../site/commit";

/**
 * "That wasn't me": what was sent before its holder confirmed the address leaves the queue and the account. What is public
 * stays without an owner, unless it shall go too. Again, or many times at once, finds nothing left to do.
 */
export async function disownSentBefore(
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

/** "I sent these myself": nothing is marked any more. */
export async function keepSentBefore(services: Services, viewer: { id: string }): Promise<void> {
  const { db, now } = services;
  await commit(services, [
    settleTakeOver(db, viewer.id),
    insertAuditIfChanged(db, accountEntry(viewer.id, "sent-before.kept"), now()),
  ]);
}
