import {
  type DataRequest,
  markRequestAnswered,
  selectDataRequest,
  takeDataRequest,
} from "../../db/accounts/data-requests";
import { selectAccount } from "../../db/accounts/users";
import { ask } from "../../db/database";
import {
  deleteSubscription,
  insertRefusalOfReader,
  selectSubscription,
} from "../../db/mail/newsletter-subscriptions";
import { deleteMailOf } from "../../db/mail/outbox";
import { entryOf, insertAuditOfChange } from "../../db/site/audit-log";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import type { WordsByLanguage } from "../mail/write-mail";
import { commit } from "../site/commit";
import { deleteAccount } from "./delete-account";
import { exportAccount } from "./export-account";

type Answer = { ok: true } | { ok: false; error: "gone" | "last" };
const gone = { ok: false, error: "gone" } as const;

/** The account's export, or a reader's; null where the request has been withdrawn. */
export async function exportByLink(
  services: Services,
  request: DataRequest,
): Promise<Record<string, unknown> | null> {
  const { db, now } = services;
  const { email, token_hash } = request;
  const by = { request: "export", asked_by: request.asked_by };
  if (request.user_id !== null) {
    const [account] = await selectAccount(db, request.user_id);
    const [marked] = await ask(db, [markRequestAnswered(db, token_hash, now())]);
    if (!account || marked.meta.changes === 0) return null;
    return exportAccount(services, account, by);
  }
  const [reader] = await selectSubscription(db, email);
  if (!reader) return null;
  const done = await commit(services, [
    markRequestAnswered(db, token_hash, now()),
    insertAuditOfChange(db, entryOf({ id: null }, "exported", ["reader", reader.id], { after: by }), now()),
  ]);
  const { language, created_at, confirmed_at, unsubscribed_at } = reader;
  const newsletter = { email, language, created_at, confirmed_at, unsubscribed_at };
  return done.ok ? { exported_at: now().toISOString(), newsletter } : null;
}

/** Deletes the account, or the reader, only while the request stands, and once. */
export async function deleteByLink(
  services: Services,
  words: WordsByLanguage,
  request: DataRequest,
  options: { removeListings: boolean },
): Promise<Answer> {
  const { db, now } = services;
  if (request.user_id === null) return deleteReader(services, request);
  const [account] = await selectAccount(db, request.user_id);
  if (!account) return gone;
  const done = await deleteAccount(services, words, account, options, request);
  if (done.ok) return done;
  const [stands] = await selectDataRequest(db, request.token_hash, now());
  return stands ? { ok: false, error: "last" } : gone;
}

/** Keeps only the hash that stops further mail to the address. */
async function deleteReader(
  services: Services,
  { email, token_hash, asked_by }: DataRequest,
): Promise<Answer> {
  const { db, now } = services;
  const [reader] = await selectSubscription(db, email);
  if (!reader) return gone;
  const change = { before: { request: "delete", asked_by }, after: { request: null } };
  const done = await commit(services, [
    takeDataRequest(db, token_hash, now()),
    insertAuditOfChange(db, entryOf({ id: null }, "reader.deleted", ["reader", reader.id], change), now()),
    insertRefusalOfReader(db, email, await hashToken(email), now()),
    deleteSubscription(db, email),
    deleteMailOf(db, { id: "", email }),
  ]);
  return done.ok ? done : gone;
}
