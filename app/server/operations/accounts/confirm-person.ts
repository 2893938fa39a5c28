import { isFreshlySignedIn, type Viewer } from "../../../rules/accounts/viewer";
import { type Account, selectAccount } from "../../db/accounts/users";
import { logFailure } from "../../platform/log";
import { verifyPassword } from "../../platform/passwords";
import type { Services } from "../../services";
import { askBraked } from "../site/brake";

export type Confirmed =
  | { ok: true; account: Account }
  | { ok: false; error: "password" | "sign-in" }
  | { ok: false; error: "too many"; wait: number };

/** Before anything that matters: the password once more, or, for people without one, a sign-in of just now. */
export async function confirmPerson(
  services: Services,
  viewer: Viewer,
  password: string,
): Promise<Confirmed> {
  const { db, now } = services;
  const { answer, wait, takeBack } = await askBraked(
    services,
    [{ name: "confirm", subject: `account:${viewer.id}`, clears: true }],
    selectAccount(db, viewer.id),
  );
  if (wait !== null) return { ok: false, error: "too many", wait };
  const [account] = answer;
  if (!account) return { ok: false, error: "sign-in" };
  if (account.password_hash === null) {
    if (!isFreshlySignedIn(viewer, now())) return { ok: false, error: "sign-in" };
  } else {
    const { isRight } = await verifyPassword(password, account.password_hash);
    if (!isRight) return { ok: false, error: "password" };
  }
  const [first] = takeBack;
  if (first) services.later(first.run().catch((error: unknown) => logFailure("count not cleared", error)));
  return { ok: true, account };
}
