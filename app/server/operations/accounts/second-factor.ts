import type { BatchItem } from "drizzle-orm/batch";
import { type Device, deviceKey } from "../../../rules/accounts/device";
import { deleteFactorRemoval } from "../../db/accounts/factor-removals";
import { countRecoveryCodes, selectFactor, takeRecoveryCode, takeStep } from "../../db/accounts/factors";
import { deleteSession } from "../../db/accounts/sessions";
import { type Account, selectAccount } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { plainRecoveryCode } from "../../platform/codes";
import { hashToken } from "../../platform/tokens";
import { matchingStep } from "../../platform/totp";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import type { WordsByLanguage } from "../mail/write-mail";
import { queryThrottled } from "../site/throttled-query";
import { type Admitted, admit } from "./finish-sign-in";
import { securityNewsMail } from "./security-news-mail";

type FactorProblem =
  | { outcome: "wrong" }
  | { outcome: "used" }
  | { outcome: "gone" }
  | { outcome: "too many"; wait: number };
type Half = { id: string; userId: string };

/** A code of the app or a recovery code; each works once. */
export async function passSecondFactor(
  services: Services,
  words: WordsByLanguage,
  half: Half,
  typed: string,
  device: Device,
): Promise<Admitted | FactorProblem> {
  const { db, now } = services;
  const { answer, wait, takeBack } = await queryThrottled(
    services,
    [{ name: "secondFactor", subject: `account:${half.userId}`, clears: true }],
    selectFactor(db, half.userId),
  );
  if (wait !== null) return { outcome: "too many", wait };
  const [factor] = answer;
  if (!factor) return { outcome: "gone" };

  const digits = typed.replace(/\s/g, "");
  const isTotp = /^\d{6}$/.test(digits);
  const step = isTotp ? matchingStep(factor.secret, digits, now()) : null;
  if (isTotp && step === null) return { outcome: "wrong" };
  const hash = await recoveryCodeHash(half.userId, typed);
  const [taken, accounts, counts] = await ask(db, [
    step === null ? takeRecoveryCode(db, half.userId, hash, now()) : takeStep(db, half.userId, step),
    selectAccount(db, half.userId, deviceKey(device)),
    countRecoveryCodes(db, half.userId),
  ]);
  const [account] = accounts;
  if (!account) return { outcome: "gone" };
  if (!taken.length) return { outcome: isTotp ? "used" : "wrong" };

  // Signing in with the factor cancels its removal as lost.
  const along: BatchItem<"sqlite">[] = [
    deleteSession(db, account.id, half.id),
    deleteFactorRemoval(db, account.id),
    ...takeBack,
  ];
  if (!isTotp) along.push(codeUsedMail(services, words, account, counts[0]?.left ?? 0));
  const admitted = await admit(services, words, account, device, {
    how: isTotp ? "totp" : "recovery code",
    along,
  });
  if (!isTotp) deliverMailLater(services);
  return admitted;
}

function codeUsedMail(services: Services, words: WordsByLanguage, account: Account, left: number) {
  return securityNewsMail(services, words, account, "recoveryCodeUsed", { left });
}

export function recoveryCodeHash(userId: string, code: string): Promise<string> {
  return hashToken(`recovery:${userId}:${plainRecoveryCode(code)}`);
}
