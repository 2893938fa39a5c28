import { isConfirmed, type Viewer } from "../../../rules/accounts/viewer";
import { markPasswordGiven } from "../../db/accounts/sessions";
import { type Account, selectAccount } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { verifyPassword } from "../../platform/passwords";
import type { Services } from "../../services";
import { queryThrottled } from "../site/throttled-query";

type Confirmed =
  | { ok: true; account: Account }
  | { ok: false; error: "password" | "sign-in" }
  | { ok: false; error: "too many"; wait: number };

/**
 * Before sensitive acts: the password again, or, for people without one, a recent sign-in. A password counts for ten
 * minutes in its session; what can't be undone asks every time.
 */
export async function reauthenticate(
  services: Services,
  viewer: Viewer,
  password: string,
  { isAskedAgain = false }: { isAskedAgain?: boolean } = {},
): Promise<Confirmed> {
  const { db, now } = services;
  const isAsked = viewer.hasPassword && (password !== "" || isAskedAgain);
  if (!isAsked && isConfirmed(viewer, now())) {
    const [account] = await selectAccount(db, viewer.id);
    return account ? { ok: true, account } : { ok: false, error: "sign-in" };
  }
  const { answer, wait, takeBack } = await queryThrottled(
    services,
    [{ name: "confirm", subject: `account:${viewer.id}`, clears: true }],
    selectAccount(db, viewer.id),
  );
  if (wait !== null) return { ok: false, error: "too many", wait };
  const [account] = answer;
  if (!account || account.password_hash === null) return { ok: false, error: "sign-in" };
  const { isRight } = await verifyPassword(password, account.password_hash);
  if (!isRight) return { ok: false, error: "password" };
  await ask(db, [...takeBack, markPasswordGiven(db, viewer.sessionId, now())]);
  return { ok: true, account };
}
