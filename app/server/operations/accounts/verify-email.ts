import {
  deleteMailedTokens,
  putMailedToken,
  selectConfirmedReader,
  selectMailedToken,
  takeMailedToken,
} from "../../db/accounts/mailed-tokens";
import { deleteSessionsOf } from "../../db/accounts/sessions";
import { type Account, markEmailVerified, selectAccountByToken, updateEmail } from "../../db/accounts/users";
import { ask, isClash } from "../../db/client";
import { insertAudit, insertAuditOfChange } from "../../db/site/audit-log";
import { verifyAddress } from "../../emails/account-letters";
import { createToken, hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { mailTo, newsMail, type Reader, siteLink, type Words } from "../mail/account-mail";
import { deliverMailLater } from "../mail/deliver-mail";
import { requestLetter } from "../mail/letter-request";
import { commit } from "../site/commit";

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
export function resendVerification(services: Services, words: Words, email: string, network: string) {
  const { db, now } = services;
  return requestLetter(services, { name: "resend", email, network }, async (account) => {
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

/** The letters that carry a link to this token. */
const lettersOf = (hash: string) => [`verify:${hash}`, `change-email:${hash}`];

type LinkState = "good" | "confirmed" | "gone";

/** Before the button is shown: a link still does what it is for, or has done it, or never will. */
export async function lookAtLink({ db, now }: Services, token: string): Promise<LinkState> {
  const hash = await hashToken(token);
  const [[row], [reader]] = await ask(db, [
    selectMailedToken(db, hash, now()),
    selectConfirmedReader(db, lettersOf(hash)),
  ]);
  if (row?.purpose === "verify" || row?.purpose === "change-email") return "good";
  return reader ? "confirmed" : "gone";
}

export type Verified = "verified" | "changed" | "confirmed" | "taken" | "gone";

/** The button on the page of a mailed link: this address is mine, or: this is my new address. */
export async function verifyEmail(services: Services, words: Words, token: string): Promise<Verified> {
  const { db, now } = services;
  const hash = await hashToken(token);
  const [[account], [row], [reader]] = await ask(db, [
    selectAccountByToken(db, hash),
    selectMailedToken(db, hash, now()),
    selectConfirmedReader(db, lettersOf(hash)),
  ]);
  if (!account || !row) return reader ? "confirmed" : "gone";
  const { purpose, email } = row;
  if (purpose !== "verify" && purpose !== "change-email") return "gone";
  const isNew = purpose === "change-email";
  try {
    const done = await commit(services, [
      takeMailedToken(db, hash, [purpose], now()),
      insertAuditOfChange(db, logged(account.id, isNew ? "email.changed" : "email.verified"), now()),
      ...(isNew
        ? changeOfEmail(services, words, account, email)
        : [markEmailVerified(db, account.id, email, now())]),
    ]);
    if (!done.ok) return (await lookAtLink(services, token)) === "confirmed" ? "confirmed" : "gone";
  } catch (error) {
    if (isClash(error, "users.email")) return "taken";
    throw error;
  }
  if (isNew) deliverMailLater(services);
  return isNew ? "changed" : "verified";
}

/** Whoever is signed in with the old address has to sign in with the new one; the old one is told. */
function changeOfEmail(services: Services, words: Words, account: Account, email: string) {
  const { db, now } = services;
  return [
    ...updateEmail(db, account.id, email, now()),
    deleteSessionsOf(db, account.id),
    deleteMailedTokens(db, account.id),
    newsMail(services, words, account, "emailChanged", { email }),
  ];
}

function logged(id: string, action: string) {
  return { actor_id: id, action, subject_kind: "user", subject_id: id };
}
