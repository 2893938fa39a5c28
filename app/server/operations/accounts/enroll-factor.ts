import type { QrCode } from "../../../rules/site/qr-code";
import { townName } from "../../../rules/town/town";
import { deleteFactorRemoval } from "../../db/accounts/factor-removals";
import {
  confirmFactor,
  deleteFactor,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  putWaitingFactor,
  selectFactor,
} from "../../db/accounts/factors";
import type { Account } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { accountEntry, insertAudit } from "../../db/site/audit-log";
import { createRecoveryCode } from "../../platform/codes";
import { createTotpSecret, matchingStep, otpauthAddress, spelledSecret } from "../../platform/totp";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import type { WordsByLanguage } from "../mail/write-mail";
import { queryThrottled } from "../site/throttled-query";
import { recoveryCodeHash } from "./second-factor";
import { securityNewsMail } from "./security-news-mail";

type FactorSetUp = { qr: QrCode; key: string; address: string };
/** How long the first code may come without asking for the password again. */
const patience = 10 * 60_000;

/** Makes a secret for the app; it counts only once the app has shown a code. */
export async function enrollFactor(services: Services, account: Account): Promise<FactorSetUp> {
  const { db, now } = services;
  const secret = createTotpSecret();
  await ask(db, [putWaitingFactor(db, account.id, secret, now())]);
  return setUpOf(secret, account.email);
}

async function setUpOf(secret: string, email: string): Promise<FactorSetUp> {
  const { drawQrCode } = await import("../../../rules/site/qr-code");
  const address = otpauthAddress(secret, { site: townName, email });
  return { qr: drawQrCode(address), key: spelledSecret(secret), address };
}

/** True while an enrolment begun with the password a few minutes ago is open. */
export async function isEnrolling({ db, now }: Services, userId: string): Promise<boolean> {
  const [[factor]] = await ask(db, [selectFactor(db, userId)]);
  return factor?.confirmed_at === null && now().getTime() - factor.created_at < patience;
}

type Verified =
  | { ok: true; codes: string[] }
  | { ok: false; error: "wrong"; setUp: FactorSetUp }
  | { ok: false; error: "gone" }
  | { ok: false; error: "too many"; wait: number };

type Person = { id: string; email: string; language: Account["language"] };

/** The first code confirms the factor and returns ten recovery codes. */
export async function verifyFactor(
  services: Services,
  words: WordsByLanguage,
  person: Person,
  code: string,
): Promise<Verified> {
  const { db, now } = services;
  const { answer, wait } = await queryThrottled(
    services,
    [{ name: "confirm", subject: `enrol:${person.id}` }],
    selectFactor(db, person.id),
  );
  if (wait !== null) return { ok: false, error: "too many", wait };
  const [factor] = answer;
  if (!factor || factor.confirmed_at !== null) return { ok: false, error: "gone" };
  const step = matchingStep(factor.secret, code.replace(/\s/g, ""), now());
  if (step === null) return { ok: false, error: "wrong", setUp: await setUpOf(factor.secret, person.email) };
  const { codes, statements } = await newRecoveryCodes(services, person.id);
  await ask(db, [
    confirmFactor(db, person.id, step, now()),
    ...statements,
    securityNewsMail(services, words, person, "factorAdded"),
    insertAudit(db, accountEntry(person.id, "factor.added"), now()),
  ]);
  deliverMailLater(services);
  return { ok: true, codes };
}

export async function replaceRecoveryCodes(
  services: Services,
  words: WordsByLanguage,
  account: Account,
): Promise<string[]> {
  const { db, now } = services;
  const { codes, statements } = await newRecoveryCodes(services, account.id);
  await ask(db, [
    ...statements,
    securityNewsMail(services, words, account, "codesReplaced"),
    insertAudit(db, accountEntry(account.id, "codes.replaced"), now()),
  ]);
  deliverMailLater(services);
  return codes;
}

export async function removeFactor(
  services: Services,
  words: WordsByLanguage,
  account: Account,
): Promise<void> {
  const { db, now } = services;
  const news = account.has_factor ? [securityNewsMail(services, words, account, "factorRemoved")] : [];
  await ask(db, [
    deleteFactor(db, account.id),
    deleteFactorRemoval(db, account.id),
    deleteRecoveryCodes(db, account.id),
    insertAudit(db, accountEntry(account.id, "factor.removed"), now()),
    ...news,
  ]);
  deliverMailLater(services);
}

async function newRecoveryCodes({ db, now }: Services, userId: string) {
  const codes = Array.from({ length: 10 }, createRecoveryCode);
  const hashes = await Promise.all(codes.map((code) => recoveryCodeHash(userId, code)));
  const statements = [
    deleteRecoveryCodes(db, userId),
    insertRecoveryCodes(db, userId, hashes, now()),
  ] as const;
  return { codes, statements };
}
