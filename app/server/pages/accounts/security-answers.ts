import { data } from "react-router";
import type { SecurityAnswer } from "../../../forms/account-answer";
import type { Problems } from "../../../forms/parse";
import type { Viewer } from "../../../rules/accounts/viewer";
import { servicesContext } from "../../context";
import { isAway } from "../../db/client";
import { readForm, textField } from "../../http/form-data";
import { wordsFor } from "../../http/words-for";
import { confirmPerson } from "../../operations/accounts/confirm-person";
import { isEnrolling } from "../../operations/accounts/enroll-factor";
import { type Context, intents, verifyTotp } from "./security-intents";

type Sent = { request: Request; context: Context; url: URL; viewer: Viewer };

/** Every intent first asks who is there; only the code that ends a just begun enrolment comes without the password. */
export async function answerSecurity({ request, context, url, viewer }: Sent) {
  const form = await readForm(request);
  const intent = textField(form, "intent");
  const services = context.get(servicesContext);
  const words = wordsFor(context);
  const sent = { request, context, url, viewer, form, services, words };
  try {
    const password = textField(form, "current_password");
    if (intent === "verify-totp" && !password && (await isEnrolling(services, viewer.id))) {
      return await verifyTotp(sent);
    }
    const answer = Object.hasOwn(intents, intent) ? intents[intent as keyof typeof intents] : null;
    if (!answer) throw data(null, 400);
    const confirmed = await confirmPerson(services, viewer, password);
    if (confirmed.ok) return await answer({ ...sent, account: confirmed.account });
    if (confirmed.error === "too many") {
      const failure = { key: "security.tooMany", count: Math.ceil(confirmed.wait / 60) } as const;
      return again({ intent, failure }, 429, { "Retry-After": String(confirmed.wait) });
    }
    if (confirmed.error === "sign-in") {
      return again({ intent, failure: { key: "account.problems.confirmSignIn" } }, 400);
    }
    const key = password ? "account.problems.confirmPassword" : "account.problems.passwordRequired";
    const problems: Problems = { current_password: key };
    return again({ intent, problems, typed: { email: textField(form, "email") } }, 400);
  } catch (error) {
    if (!isAway(error)) throw error;
    return again({ intent, failure: { key: "account.problems.away" } }, 503, { "Retry-After": "30" });
  }
}

function again(answer: SecurityAnswer, status: number, headers?: HeadersInit) {
  return data(answer, { status, headers });
}
