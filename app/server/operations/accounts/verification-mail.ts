import { putMailedToken } from "../../db/accounts/mailed-tokens";
import { entryOf, insertAudit } from "../../db/site/audit-log";
import { verifyAddress } from "../../emails/accounts/verify-address";
import { createToken, hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { requestMail } from "../mail/mail-request";
import { mailTo, type Reader, siteLink, type WordsByLanguage } from "../mail/write-mail";

const hour = 60 * 60_000;

/** Statements that mail a verification link and store its token. */
export async function verificationMail(services: Services, words: WordsByLanguage, reader: Reader) {
  const { db, now } = services;
  const token = createToken();
  const token_hash = await hashToken(token);
  const mail = verifyAddress(
    words(reader.language),
    siteLink(services, reader.language, "/auth/verify", token),
  );
  const row = { user_id: reader.id, purpose: "verify" as const, token_hash, email: reader.email };
  return [
    putMailedToken(db, { ...row, span: hour }, now()),
    mailTo(services, reader, `verify:${token_hash}`, mail),
  ] as const;
}

/** A verified address gets no second mail; the answer is the same. */
export function resendVerification(
  services: Services,
  words: WordsByLanguage,
  email: string,
  network: string,
) {
  const { db, now } = services;
  return requestMail(services, { name: "resend", email, network }, async (account) => {
    const entry = entryOf({ id: null }, "verification.asked", ["user", account.id]);
    const note = insertAudit(db, entry, now());
    if (account.email_verified_at !== null) return [note];
    return [note, ...(await verificationMail(services, words, account))];
  });
}
