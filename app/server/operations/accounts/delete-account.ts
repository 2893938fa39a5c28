import { eventsTag, listTag, postsTag } from "../../../rules/site/cache-tags";
import { listingKinds } from "../../../rules/site/slugs";
import { releaseSubmissions } from "../../db/accounts/submitted-tables";
import { type Account, deleteUser, selectAccount } from "../../db/accounts/users";
import { deleteSubscription, insertRefusalOfReader } from "../../db/mail/newsletter";
import { deleteMailOf } from "../../db/mail/outbox";
import { accountEntry, insertAuditOfChange } from "../../db/site/audit-log";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { newsMail, type Words } from "../mail/account-mail";
import { deliverMailLater } from "../mail/deliver-mail";
import { commit } from "../site/commit";

const tagsOfEverything = ["pages", eventsTag, postsTag, ...listingKinds.map(listTag), "sitemap"];

type Deleted = { ok: true } | { ok: false; error: "last" };

/**
 * The person, everything that hangs on them, their place among the letter's readers, the copies of their mail, and what
 * they submitted as far as it goes with them: one batch. What the log keeps of them goes with the person. The last admin stays, of two at
 * once the slower one.
 */
export async function deleteAccount(
  services: Services,
  words: Words,
  account: Account,
  options: { removeListings: boolean },
): Promise<Deleted> {
  const { db, now } = services;
  const entry = accountEntry(account.id, "account.deleted", options);
  const { email } = account;
  // Who has not shown that an address is theirs takes nobody's letter away.
  const isTheirs = account.email_verified_at !== null;
  const statements = [
    deleteMailOf(db, account),
    deleteUser(db, account.id),
    insertAuditOfChange(db, entry, now()),
    ...(isTheirs
      ? [insertRefusalOfReader(db, email, await hashToken(email), now()), deleteSubscription(db, email)]
      : []),
    newsMail(services, words, account, "accountDeleted"),
    ...releaseSubmissions(db, account.id, options, now()),
  ];
  // Posts name their author.
  const done = await commit(services, statements, options.removeListings ? tagsOfEverything : [postsTag]);
  if (done.ok) {
    deliverMailLater(services);
    return done;
  }
  const [still] = await selectAccount(db, account.id);
  return still ? { ok: false, error: "last" } : { ok: true };
}
