import { data } from "react-router";
import { SignUpForm } from "../../../forms/accounts/account";
import { type Problems, parseForm, typedText } from "../../../forms/site/parse";
import { weakPasswordReasons } from "../../../rules/accounts/password-strength";
import { mailboxOf } from "../../../rules/mail/mailbox";
import { sameSitePath } from "../../../rules/site/same-site-path";
import { servicesContext } from "../../context";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import { languageIn, wordsFor } from "../../http/i18n";
import { deviceOf, sessionCookie } from "../../http/session-cookie";
import { clientNetwork, throttle } from "../../http/throttle";
import { signUp } from "../../operations/accounts/sign-up";
import { nextPath } from "./account-page-frame";
import { away } from "./account-problems";
import type { AccountForm, AuthAnswer } from "./sign-in-answer";

export async function answerSignUp({ request, context, url, form }: AccountForm) {
  const next = sameSitePath(textField(form, "next"));
  const typed = typedText(SignUpForm, form);
  const again: AuthAnswer = { form: "sign-up", next, typed, problems: {} };
  if (textField(form, "company_fax"))
    return redirectWithToast(nextPath(languageIn(context), next), "accountCreated", url);

  const parsed = parseForm(SignUpForm, form);
  const password = textField(form, "password");
  const weak = password ? weakPasswordReasons(password, typed) : [];
  const problems: Problems = parsed.ok ? {} : parsed.problems;
  if (weak.length) problems.password = "account.problems.weak.title";
  if (!parsed.ok || weak.length) return data<AuthAnswer>({ ...again, problems, weak }, 400);

  const services = context.get(servicesContext);
  try {
    const input = { ...parsed.value, language: languageIn(context) };
    await throttle(
      services,
      ["signUp", `network:${clientNetwork(request)}`],
      ["signUpAddress", mailboxOf(input.email)],
    );
    const result = await signUp(services, wordsFor(context), input, deviceOf(request));
    if (!result.ok)
      return data<AuthAnswer>({ ...again, failure: { key: "account.problems.emailTaken" } }, 400);
    const headers = { "Set-Cookie": sessionCookie(result.token, url) };
    return redirectWithToast(nextPath(languageIn(context), next), "accountCreated", url, { headers });
  } catch (error) {
    return away(error, again);
  }
}
