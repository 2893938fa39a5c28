import { data } from "react-router";
import type { SecurityAnswer } from "../../../forms/accounts/account-answer";
import type { Viewer } from "../../../rules/accounts/viewer";
import { type Context, servicesContext } from "../../context";
import { readForm, textField } from "../../http/form-data";
import { wordsFor } from "../../http/i18n";
import { isEnrolling } from "../../operations/accounts/enroll-factor";
import { away } from "./account-problems";
import { reauthenticatedPerson } from "./reauthenticated-person";
import { securityActs, verifyTotp } from "./security-acts";

type SecurityRequest = { request: Request; context: Context; url: URL; viewer: Viewer };

/** Can't be undone, so the password is asked for every time. */
const askedAgain = new Set(["delete-account"]);

/** Every intent confirms the person first; only the code that completes an enrolment doesn't. */
export async function answerSecurity({ request, context, url, viewer }: SecurityRequest) {
  const form = await readForm(request);
  const intent = textField(form, "intent");
  const services = context.get(servicesContext);
  const words = wordsFor(context);
  const asked = { request, context, url, viewer, form, services, words };
  try {
    const isBare = textField(form, "current_password") === "";
    if (intent === "verify-totp" && isBare && (await isEnrolling(services, viewer.id))) {
      return await verifyTotp(asked);
    }
    const answer = Object.hasOwn(securityActs, intent)
      ? securityActs[intent as keyof typeof securityActs]
      : null;
    if (!answer) throw data(null, 400);
    const isAskedAgain = askedAgain.has(intent);
    const confirmed = await reauthenticatedPerson(context, viewer, form, { isAskedAgain });
    if (confirmed.ok) return await answer({ ...asked, account: confirmed.account });
    const typed = { email: textField(form, "email") };
    const again: SecurityAnswer = { intent, typed, ...confirmed.answer };
    return data(again, { status: confirmed.status, headers: confirmed.headers });
  } catch (error) {
    return away(error, { intent });
  }
}
