import { type Device, deviceKey } from "../../../rules/accounts/device";
import { type Account, selectAccountByEmail, updatePasswordHash } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { entryOf, insertAudit } from "../../db/site/audit-log";
import { logFailure } from "../../platform/log";
import { hashPassword, verifyPassword } from "../../platform/passwords";
import type { Services } from "../../services";
import { writeForNobody } from "../mail/mail-request";
import type { WordsByLanguage } from "../mail/write-mail";
import type { Statements } from "../site/commit";
import { queryThrottled } from "../site/throttled-query";
import { type Admitted, admit } from "./finish-sign-in";

export type Visit = { device: Device; network: string };
export type SignedIn = Admitted | { outcome: "wrong" } | { outcome: "too many"; wait: number };

/**
 * An unknown address takes the same round trips and the same work as a wrong password. `also` is written with the
 * session. Where the password has changed meanwhile, the session isn't made.
 */
export async function signIn(
  services: Services,
  words: WordsByLanguage,
  { email, password }: { email: string; password: string },
  { device, network }: Visit,
  also: (account: Account) => Statements = () => [],
): Promise<SignedIn> {
  const { db, now } = services;
  const { answer, wait, takeBack } = await queryThrottled(
    services,
    [
      { name: "signIn", subject: `account:${email} network:${network}`, clears: true },
      { name: "signInNetwork", subject: `network:${network}` },
      { name: "signInAccount", subject: `account:${email}` },
    ],
    selectAccountByEmail(db, email, deviceKey(device)),
  );
  if (wait !== null) return { outcome: "too many", wait };

  const [account] = answer;
  const { isRight, isOutdated } = await verifyPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) {
    services.later(noteFailure(services, email, account?.id));
    return { outcome: "wrong" };
  }
  const storedHash = account.password_hash ?? "";
  const currentHash = isOutdated ? await hashPassword(password) : storedHash;
  const rehash = isOutdated ? [updatePasswordHash(db, account.id, currentHash, now(), storedHash)] : [];
  const along = [...takeBack, ...rehash, ...also(account)];
  return admit(services, words, { ...account, password_hash: currentHash }, device, {
    how: "password",
    along,
  });
}

/** After the answer; for an unknown address it writes something meaningless, so that timing tells nothing. */
async function noteFailure(services: Services, email: string, id: string | undefined): Promise<void> {
  const { db, now } = services;
  try {
    if (!id) return await writeForNobody(services, "signIn", email);
    const entry = entryOf({ id: null }, "sign-in.failed", ["user", id]);
    await ask(db, [insertAudit(db, entry, now())]);
  } catch (error) {
    logFailure("failed sign-in not noted", error);
  }
}
