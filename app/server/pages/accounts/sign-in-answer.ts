import { data } from "react-router";
import { SignInForm } from "../../../forms/accounts/account";
import type { Failure } from "../../../forms/accounts/account-answer";
import { type Problems, parseForm, typedText } from "../../../forms/site/parse";
import type { WeakPassword } from "../../../rules/accounts/password-strength";
import { sameSitePath } from "../../../rules/site/same-site-path";
import { type Context, servicesContext } from "../../context";
import { textField } from "../../http/form-data";
import { languageIn, wordsFor } from "../../http/i18n";
import { deviceOf } from "../../http/session-cookie";
import { clientNetwork } from "../../http/throttle";
import { signIn } from "../../operations/accounts/sign-in";
import { away, tooManyTries } from "./account-problems";
import { welcome } from "./after-sign-in";

export type AccountForm = {
  request: Request;
  context: Context;
  url: URL;
  form: FormData;
};

/** The form with what was typed and its problems. */
export type AuthAnswer = {
  form: "sign-in" | "sign-up";
  next: string | null;
  typed: Record<string, string>;
  problems: Problems;
  weak?: WeakPassword[];
  failure?: Failure;
};

export async function answerSignIn({ request, context, url, form }: AccountForm) {
  const next = sameSitePath(textField(form, "next"));
  const typed = typedText(SignInForm, form);
  const again: AuthAnswer = { form: "sign-in", next, typed, problems: {} };
  const parsed = parseForm(SignInForm, form);
  if (!parsed.ok) {
    const isEmpty = !typed.email?.trim() && !textField(form, "password");
    const failure = isEmpty ? ({ key: "account.problems.nothingGiven" } as const) : undefined;
    return data<AuthAnswer>({ ...again, problems: parsed.problems, failure }, 400);
  }
  try {
    const visit = { device: deviceOf(request), network: clientNetwork(request) };
    const result = await signIn(context.get(servicesContext), wordsFor(context), parsed.value, visit);
    if (result.outcome === "wrong")
      return data<AuthAnswer>({ ...again, failure: { key: "account.problems.credentials" } }, 400);
    if (result.outcome === "too many") return tooManyTries(result.wait, again);
    return welcome(url, result, { next, language: languageIn(context) });
  } catch (error) {
    return away(error, again);
  }
}
