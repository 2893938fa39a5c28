import type { SecurityAnswer } from "../../../forms/accounts/account-answer";
import type { Viewer } from "../../../rules/accounts/viewer";
import { type Context, servicesContext, viewerContext } from "../../context";
import type { Account } from "../../db/accounts/users";
import { textField } from "../../http/form-data";
import { reauthenticate } from "../../operations/accounts/reauthenticate";

type Refused = Pick<SecurityAnswer, "problems" | "failure">;
type Confirmed =
  | { ok: true; account: Account }
  | { ok: false; answer: Refused; status: 400 | 429; headers?: HeadersInit };

/**
 * The account once its owner is confirmed by `current_password` or within ten minutes; else the answer. From then on
 * the page knows that they were asked.
 */
export async function reauthenticatedPerson(
  context: Context,
  viewer: Viewer,
  form: FormData,
  asking: { isAskedAgain?: boolean } = {},
): Promise<Confirmed> {
  const services = context.get(servicesContext);
  const password = textField(form, "current_password");
  const confirmed = await reauthenticate(services, viewer, password, asking);
  if (confirmed.ok) {
    const passwordGivenAt = password ? services.now() : viewer.passwordGivenAt;
    context.set(viewerContext, { ...viewer, passwordGivenAt });
    return confirmed;
  }
  if (confirmed.error === "too many") {
    const failure = { key: "security.tooMany", count: Math.ceil(confirmed.wait / 60) } as const;
    return {
      ok: false,
      answer: { failure },
      status: 429,
      headers: { "Retry-After": String(confirmed.wait) },
    };
  }
  if (confirmed.error === "sign-in") {
    return { ok: false, answer: { failure: { key: "account.problems.confirmSignIn" } }, status: 400 };
  }
  const key = password ? "account.problems.confirmPassword" : "account.problems.passwordRequired";
  return { ok: false, answer: { problems: { current_password: key } }, status: 400 };
}
