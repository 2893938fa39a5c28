import { isTakeOver } from "../../../rules/accounts/account-takeover";
import type { Device } from "../../../rules/accounts/device";
import type { Language } from "../../../rules/site/language";
import {
  deleteMailedTokens,
  selectConfirmedReader,
  selectMailedToken,
  takeMailedToken,
} from "../../db/accounts/mailed-tokens";
import { deleteSessionsOf } from "../../db/accounts/sessions";
import { type Account, markEmailVerified, selectAccountByToken, updateEmail } from "../../db/accounts/users";
import { ask, isClash } from "../../db/database";
import { accountEntry, insertAuditOfChange, isStale } from "../../db/site/audit-log";
import { hashToken } from "../../platform/tokens";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import type { WordsByLanguage } from "../mail/write-mail";
import { commit } from "../site/commit";
import { securityNewsMail } from "./security-news-mail";
import { type SignedIn, signIn, type Visit } from "./sign-in";
import { type TakenOver, takeOver } from "./take-over-account";

/** The causes of mails that carry this token. */
const causesOf = (hash: string) => [`verify:${hash}`, `change-email:${hash}`];

/** Null when nobody is signed in. */
type Opener = { id: string } | null;

/**
 * What a link can do. For somebody signed in to its account it does it at once; anybody else first gives the account's
 * password, or takes the account over where its address was never confirmed.
 */
type LinkState = "good" | "password" | "new address" | "sign-in" | "confirmed" | "gone";

type FoundLink = {
  state: Exclude<LinkState, "confirmed" | "gone">;
  hash: string;
  account: Account;
  /** Whether the mailed address is to become the account's. */
  isNew: boolean;
  email: string;
};
type Link = { state: "confirmed" | "gone" } | FoundLink;

async function findLink({ db, now }: Services, token: string, opener: Opener): Promise<Link> {
  const hash = await hashToken(token);
  const [[account], [row], [reader]] = await ask(db, [
    selectAccountByToken(db, hash),
    selectMailedToken(db, hash, now()),
    selectConfirmedReader(db, causesOf(hash)),
  ]);
  const isNew = row?.purpose === "change-email";
  if (!account || !row || !(isNew || row.purpose === "verify"))
    return { state: reader ? "confirmed" : "gone" };
  return { state: stateOf(account, isNew, opener), hash, account, isNew, email: row.email };
}

function stateOf(account: Account, isNew: boolean, opener: Opener): FoundLink["state"] {
  if (opener?.id === account.id) return "good";
  if (isNew) return account.password_hash === null ? "sign-in" : "new address";
  return isTakeOver(account, false) ? "password" : "good";
}

/** Before the button is pressed. */
export async function lookAtLink(services: Services, token: string, opener: Opener): Promise<LinkState> {
  return (await findLink(services, token, opener)).state;
}

type Verified = "verified" | "changed" | "confirmed" | "taken" | "gone" | "ask";

/** Confirms the address, or the new address. */
export async function verifyEmail(
  services: Services,
  words: WordsByLanguage,
  token: string,
  opener: Opener,
): Promise<Verified> {
  const link = await findLink(services, token, opener);
  if (!("account" in link)) return link.state;
  if (link.state !== "good") return "ask";
  return using(services, token, link, async () => {
    const done = await commit(services, usedLink(services, words, link));
    return done.ok ? (link.isNew ? "changed" : "verified") : endOf(services, token);
  });
}

type ByPassword = SignedIn | { outcome: "confirmed" | "taken" | "gone" };

/** The same while signed out: the account's password confirms it and signs in. */
export async function verifyByPassword(
  services: Services,
  words: WordsByLanguage,
  { token, password }: { token: string; password: string },
  visit: Visit,
): Promise<ByPassword> {
  const link = await findLink(services, token, null);
  if (!("account" in link)) return { outcome: link.state };
  const { email } = link.account;
  const along = () => usedLink(services, words, link);
  const used = await using(services, token, link, () =>
    signIn(services, words, { email, password }, visit, along),
  );
  return typeof used === "string" ? { outcome: used } : used;
}

/** "I didn't sign up": the mailbox's holder gets the account, emptied. */
export async function takeOverByLink(
  services: Services,
  words: WordsByLanguage,
  token: string,
  { device, language }: { device: Device; language: Language },
): Promise<TakenOver | { outcome: "confirmed" | "gone" }> {
  const link = await findLink(services, token, null);
  if (!("account" in link)) return { outcome: link.state };
  if (link.state !== "password") return { outcome: link.isNew ? "gone" : "confirmed" };
  const taken = await takeOver(services, words, link.account, device, { how: "link", language });
  return taken ?? { outcome: "confirmed" };
}

/** Of two at once, one is too late; and a new address may belong to somebody else by now. */
async function using<Done>(
  services: Services,
  token: string,
  { isNew }: FoundLink,
  use: () => Promise<Done>,
): Promise<Done | "confirmed" | "gone" | "taken"> {
  try {
    const done = await use();
    if (isNew) deliverMailLater(services);
    return done;
  } catch (error) {
    if (isClash(error, "users.email")) return "taken";
    if (isStale(error)) return endOf(services, token);
    throw error;
  }
}

async function endOf(services: Services, token: string): Promise<"confirmed" | "gone"> {
  return (await lookAtLink(services, token, null)) === "confirmed" ? "confirmed" : "gone";
}

function usedLink(services: Services, words: WordsByLanguage, { hash, account, isNew, email }: FoundLink) {
  const { db, now } = services;
  const purpose = isNew ? "change-email" : "verify";
  return [
    takeMailedToken(db, hash, [purpose], now()),
    insertAuditOfChange(db, accountEntry(account.id, isNew ? "email.changed" : "email.verified"), now()),
    ...(isNew
      ? changeOfEmail(services, words, account, email)
      : [markEmailVerified(db, account.id, email, now())]),
  ];
}

/** Sessions opened with the old address end; the old address is told. */
function changeOfEmail(services: Services, words: WordsByLanguage, account: Account, email: string) {
  const { db, now } = services;
  return [
    ...updateEmail(db, account.id, email, now()),
    deleteSessionsOf(db, account.id),
    deleteMailedTokens(db, account.id),
    securityNewsMail(services, words, account, "emailChanged", { email }),
  ];
}
