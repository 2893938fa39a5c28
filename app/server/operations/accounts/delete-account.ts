import { eventsTag, listTag, postsTag } from "../../../rules/site/cache-tags";
import { listingKinds } from "../../../rules/site/listing-kinds";
import { type DataRequest, takeDataRequest } from "../../db/accounts/data-requests";
import { releaseSubmissions } from "../../db/accounts/submitted-tables";
import { type Account, deleteUser, selectAccount } from "../../db/accounts/users";
import { deleteSubscription, insertRefusalOfReader } from "../../db/mail/newsletter-subscriptions";
import { deleteMailOf } from "../../db/mail/outbox";
import { accountEntry, entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import type { WordsByLanguage } from "../mail/write-mail";
import { commit } from "../site/commit";
import { securityNewsMail } from "./security-news-mail";

const tagsOfEverything = ["pages", eventsTag, postsTag, ...listingKinds.map(listTag), "sitemap"];

type Deleted = { ok: true } | { ok: false; error: "last" };

/**
 * One batch deletes the person with everything of theirs: subscription, copies of mail, submissions that go with them,
 * and the log's values. The last admin stays, even when two delete themselves at once.
 */
export async function deleteAccount(
  services: Services,
  words: WordsByLanguage,
  account: Account,
  options: { removeListings: boolean },
  request?: DataRequest,
): Promise<Deleted> {
  const { db, now } = services;
  const before = request && { request: request.kind, asked_by: request.asked_by };
  const entry = { ...accountEntry(account.id, "account.deleted", options), before };
  const { email } = account;
  // Somebody who hasn't confirmed an address can't unsubscribe it.
  const isTheirs = account.email_verified_at !== null;
  const statements = [
    ...(request ? takenRequest(services, request) : []),
    deleteMailOf(db, account),
    deleteUser(db, account.id),
    insertAuditOfChange(db, entry, now()),
    ...(isTheirs
      ? [insertRefusalOfReader(db, email, await hashToken(email), now()), deleteSubscription(db, email)]
      : []),
    securityNewsMail(services, words, account, "accountDeleted"),
    ...releaseSubmissions(db, account.id, options, now()),
  ];
  // Posts show their author's name.
  const done = await commit(services, statements, options.removeListings ? tagsOfEverything : [postsTag]);
  if (done.ok) {
    deliverMailLater(services);
    return done;
  }
  const [still] = await selectAccount(db, account.id);
  return still ? { ok: false, error: "last" } : { ok: true };
}

/** Deletion by mail works only while the request stands. */
function takenRequest({ db, now }: Services, { user_id, token_hash, kind, asked_by }: DataRequest) {
  const change = { before: { request: kind, asked_by }, after: { request: null } };
  const entry = entryOf({ id: user_id }, "data.answered", ["user", user_id ?? ""], change);
  return [takeDataRequest(db, token_hash, now()), insertAuditOfChange(db, entry, now())];
}
