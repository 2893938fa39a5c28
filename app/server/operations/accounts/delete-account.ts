import { eventsTag } from "../../../rules/site/page-tags";
import { releaseSubmissions } from "../../db/accounts/submitted-tables";
import { type Account, deleteUser } from "../../db/accounts/users";
import { ask } from "../../db/client";
import { insertAudit } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { newsMail, type Words } from "../mail/account-mail";
import { deliverMailLater } from "../mail/deliver-mail";
import { purgePages } from "../site/purge-pages";

/** The person, everything that hangs on them, and what they submitted as far as it goes with them: one batch. */
export async function deleteAccount(
  services: Services,
  words: Words,
  account: Account,
  options: { removeListings: boolean },
): Promise<void> {
  const { db, now } = services;
  const entry = {
    actor_id: account.id,
    action: "account.deleted",
    subject_kind: "user",
    subject_id: account.id,
    after: options,
  };
  await ask(db, [
    deleteUser(db, account.id),
    insertAudit(db, entry, now()),
    newsMail(services, words, account, "accountDeleted"),
    ...releaseSubmissions(db, account.id, options, now()),
  ]);
  deliverMailLater(services);
  if (options.removeListings) purgePages(services, ["pages", eventsTag, "sitemap"]);
}
