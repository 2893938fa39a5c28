import { codeAt, stepAt } from "../../app/server/platform/totp";
import { makeVerified, type Person } from "./people";
import type { Town } from "./town";

/** An authenticator app. */
export type Authenticator = {
  /** The code of the next half minute: always new, and still valid if it arrives late. */
  code: () => string;
  /** The code that confirmed the factor. */
  firstCode: string;
  recoveryCodes: string[];
};

/** Turns on the second factor through the page's forms; the address must be confirmed. */
export async function enroll(town: Town, person: Person): Promise<Authenticator> {
  const send = { headers: (await makeVerified(town, person)).headers };
  const form = { intent: "enroll-totp", current_password: person.password };
  const page = await (await town.post("/profile/security", form, send)).text();
  const secret = page.match(/<code[^>]*>([A-Z2-7 ]+)<\/code>/)?.[1]?.replaceAll(" ", "") ?? "";
  const code = (ahead = 1) => codeAt(secret, stepAt(new Date()) + ahead);
  const firstCode = code(0);
  const verified = await town.post("/profile/security", { intent: "verify-totp", code: firstCode }, send);
  const recoveryCodes = (await verified.text()).match(/\b[A-Z2-7]{5}-[A-Z2-7]{5}\b/g) ?? [];
  return { code: () => code(), firstCode, recoveryCodes: [...new Set(recoveryCodes)] };
}
