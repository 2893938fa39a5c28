import { insertAudit } from "../db/audit-log";
import { isClash } from "../db/client";
import { deleteMailedTokens, putMailedToken, takeMailedToken } from "../db/mailed-tokens";
import { deleteSessionsOf } from "../db/sessions";
import { type Account, markEmailVerified, selectAccountByToken, updateEmail } from "../db/users";
import { verifyAddress } from "../emails/account-letters";
import { createToken, hashToken } from "../platform/tokens";
import type { Services } from "../services";
import { mailTo, newsMail, type Reader, siteLink, type Words } from "./account-mail";
import { deliverMailLater } from "./deliver-mail";
import { requestLetter } from "./letter-request";

const hour = 60 * 60_000;

/** The statements that mail a link which proves an address, and make the link good. */
export async function verificationMail(services: Services, words: Words, reader: Reader) {
  const { db, now } = services;
  const token = createToken();
  const token_hash = await hashToken(token);
  const letter = verifyAddress(
    words(reader.language),
    siteLink(services, reader.language, "/auth/verify", token),
  );
  const row = { user_id: reader.id, purpose: "verify" as const, token_hash, email: reader.email };
  return [
    putMailedToken(db, { ...row, span: hour }, now()),
    mailTo(services, reader, `verify:${token_hash}`, letter),
  ] as const;
}

/** An address that is verified already gets no second letter; the answer is the same. */
export function resendVerification(services: Services, words: Words, email: string, address: string) {
  const { db, now } = services;
  return requestLetter(services, { name: "resend", email, address }, async (account) => {
    const entry = {
      actor_id: null,
      action: "verification.asked",
      subject_kind: "user",
      subject_id: account.id,
    };
    const note = insertAudit(db, entry, now());
    if (account.email_verified_at !== null) return [note];
    return [note, ...(await verificationMail(services, words, account))];
  });
}

export type Verified = "verified" | "changed" | "taken" | "gone";

/** The button on the page of a mailed link: this address is mine, or: this is my new address. */
export async function verifyEmail(services: Services, words: Words, token: string): Promise<Verified> {
  const { db, now } = services;
  const hash = await hashToken(token);
  const [accounts, taken] = await db.batch([
    selectAccountByToken(db, hash),
    takeMailedToken(db, hash, ["verify", "change-email"], now()),
  ]);
  const [account] = accounts;
  const [row] = taken;
  if (!account || !row) return "gone";
  if (row.purpose === "change-email") return changeEmail(services, words, account, row.email);
  const entry = {
    actor_id: account.id,
    action: "email.verified",
    subject_kind: "user",
    subject_id: account.id,
  };
  await db.batch([markEmailVerified(db, account.id, row.email, now()), insertAudit(db, entry, now())]);
  return "verified";
}

async function changeEmail(
  services: Services,
  words: Words,
  account: Account,
  email: string,
): Promise<Verified> {
  const { db, now } = services;
  const entry = {
    actor_id: account.id,
    action: "email.changed",
    subject_kind: "user",
    subject_id: account.id,
  };
  try {
    await db.batch([
      ...updateEmail(db, account.id, email, now()),
      deleteSessionsOf(db, account.id),
      deleteMailedTokens(db, account.id),
      newsMail(services, words, account, "emailChanged", { email }),
      insertAudit(db, entry, now()),
    ]);
  } catch (error) {
    if (isClash(error, "users.email")) return "taken";
    throw error;
  }
  deliverMailLater(services);
  return "changed";
}
