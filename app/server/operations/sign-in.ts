import { type Device, deviceKey } from "../../rules/device";
import { insertAudit } from "../db/audit-log";
import { selectAccountByEmail, updatePasswordHash } from "../db/users";
import { logFailure } from "../platform/log";
import { hashPassword, verifyPassword } from "../platform/passwords";
import type { Services } from "../services";
import type { Words } from "./account-mail";
import { type Admitted, admit } from "./admit";
import { askBraked } from "./brake";

export type Visit = { device: Device; address: string };
type SignedIn = Admitted | { outcome: "wrong" } | { outcome: "too many"; wait: number };

/** An unknown address costs the same trips and the same work as a wrong password. */
export async function signIn(
  services: Services,
  words: Words,
  { email, password }: { email: string; password: string },
  { device, address }: Visit,
): Promise<SignedIn> {
  const { db, now } = services;
  const { answer, wait, takeBack } = await askBraked(
    services,
    [
      { name: "signIn", subject: `account:${email}`, clears: true },
      { name: "signInAddress", subject: `address:${address}` },
    ],
    selectAccountByEmail(db, email, deviceKey(device)),
  );
  if (wait !== null) return { outcome: "too many", wait };

  const [account] = answer;
  const { isRight, isOutdated } = await verifyPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) {
    if (account) services.later(noteFailure(services, account.id));
    return { outcome: "wrong" };
  }
  const rehash = isOutdated ? [updatePasswordHash(db, account.id, await hashPassword(password), now())] : [];
  return admit(services, words, account, device, { how: "password", along: [...takeBack, ...rehash] });
}

async function noteFailure({ db, now }: Services, id: string): Promise<void> {
  const entry = { actor_id: null, action: "sign-in.failed", subject_kind: "user", subject_id: id };
  await insertAudit(db, entry, now())
    .run()
    .catch((error: unknown) => logFailure("failed sign-in not noted", error));
}
