import { data, type RouterContextProvider } from "react-router";
import * as forms from "../../../forms/accounts/account";
import type { SecurityAnswer, SetUp } from "../../../forms/accounts/account-answer";
import { type Problems, parseForm } from "../../../forms/site/parse";
import { isProviderName } from "../../../rules/accounts/providers";
import type { Viewer } from "../../../rules/accounts/viewer";
import { localPath } from "../../../rules/site/language";
import type { Account } from "../../db/accounts/users";
import { privateCache } from "../../http/cache-headers";
import { downloadContext } from "../../http/download";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import { languageIn, wordsIn } from "../../http/i18n";
import { providerButtons } from "../../http/provider-buttons";
import { deviceOf, endedSessionCookie, sessionCookie } from "../../http/session-cookie";
import { askEmailChange } from "../../operations/accounts/change-email";
import { changePassword } from "../../operations/accounts/change-password";
import { deleteAccount } from "../../operations/accounts/delete-account";
import { endSession } from "../../operations/accounts/end-session";
import {
  enrollFactor,
  removeFactor,
  replaceRecoveryCodes,
  verifyFactor,
} from "../../operations/accounts/enroll-factor";
import { exportAccount } from "../../operations/accounts/export-account";
import { unlinkIdentity } from "../../operations/accounts/unlink-identity";
import type { WordsByLanguage } from "../../operations/mail/write-mail";
import { tooManyTries } from "./account-problems";

type Context = RouterContextProvider | Readonly<RouterContextProvider>;

type Services = Parameters<typeof enrollFactor>[0];

type SecurityForm = {
  request: Request;
  context: Context;
  url: URL;
  viewer: Viewer;
  form: FormData;
  services: Services;
  words: WordsByLanguage;
};
type Confirmed = SecurityForm & { account: Account };
type Answer = SecurityAnswer & { setUp?: SetUp; codes?: string[] };

const answered = (answer: Answer, status = 200) => data(answer, status);

function done({ context, url }: SecurityForm, toast: string, cookie?: string, path = "/profile/security") {
  const headers: HeadersInit = cookie ? { "Set-Cookie": cookie } : {};
  const there = localPath(languageIn(context), path);
  return redirectWithToast(there, toast, url, { headers });
}

/** An unconfirmed account may not lock out the mailbox's holder. */
const unproven = { key: "security.factor.unproven" } as const;

/** With the first code the factor is on. */
export async function verifyTotp(submitted: SecurityForm) {
  const { services, words, viewer, form } = submitted;
  const intent = "verify-totp";
  if (!viewer.emailVerified) return answered({ intent: "enroll-totp", failure: unproven }, 400);
  const result = await verifyFactor(services, words, viewer, textField(form, "code"));
  if (result.ok) return answered({ intent, codes: result.codes });
  if (result.error === "too many") return tooManyTries(result.wait, { intent }, "account.factor.tooMany");
  if (result.error === "gone")
    return answered({ intent: "enroll-totp", failure: { key: "security.factor.gone" } }, 400);
  const problems: Problems = { code: "account.problems.codeWrong" };
  return answered({ intent, problems, setUp: result.setUp }, 400);
}

export const securityActs = {
  async "change-password"(submitted: Confirmed) {
    const { services, words, account, form, request, url } = submitted;
    const intent = "change-password";
    const parsed = parseForm(forms.ResetForm, form);
    if (!parsed.ok) return answered({ intent, problems: parsed.problems }, 400);
    const device = deviceOf(request);
    const result = await changePassword(services, words, account, parsed.value.password, device);
    if (result.ok) return done(submitted, "passwordChanged", sessionCookie(result.token, url));
    if ("error" in result)
      return answered({ intent, failure: { key: "account.problems.confirmSignIn" } }, 400);
    const problems: Problems = { password: "account.problems.weak.title" };
    return answered({ intent, problems, weak: result.weak }, 400);
  },

  async "change-email"(submitted: Confirmed) {
    const { services, words, account, form } = submitted;
    const intent = "change-email";
    const typed = { email: textField(form, "email") };
    const parsed = parseForm(forms.EmailForm, form);
    if (!parsed.ok) return answered({ intent, typed, problems: parsed.problems }, 400);
    const result = await askEmailChange(services, words, account, parsed.value.email);
    if (result.ok) return done(submitted, "emailChangeSent");
    if (result.error === "too many")
      return tooManyTries(result.wait, { intent }, "account.problems.tooManyLetters");
    return answered({ intent, typed, problems: { email: "security.email.same" } }, 400);
  },

  async "enroll-totp"({ services, account }: Confirmed) {
    const intent = "enroll-totp";
    if (account.email_verified_at === null) return answered({ intent, failure: unproven }, 400);
    if (account.has_factor) {
      return answered({ intent: "unenroll-totp", failure: { key: "security.factor.alreadyOn" } }, 400);
    }
    return answered({ intent, setUp: await enrollFactor(services, account) });
  },

  "verify-totp": verifyTotp,

  async "unenroll-totp"(submitted: Confirmed) {
    await removeFactor(submitted.services, submitted.words, submitted.account);
    return done(submitted, "factorRemoved");
  },

  async "new-recovery-codes"({ services, words, account }: Confirmed) {
    const intent = "new-recovery-codes";
    if (!account.has_factor) {
      return answered({ intent: "enroll-totp", failure: { key: "security.factor.gone" } }, 400);
    }
    return answered({ intent, codes: await replaceRecoveryCodes(services, words, account) });
  },

  async unlink(submitted: Confirmed) {
    const { services, words, account, form, context } = submitted;
    const provider = textField(form, "provider");
    if (!isProviderName(provider)) throw data(null, 400);
    const label = providerButtons(context).find(({ name }) => name === provider)?.label ?? provider;
    const result = await unlinkIdentity(services, words, account, { provider, label });
    if (result.ok) return done(submitted, "providerUnlinked");
    return answered({ intent: "unlink", failure: { key: "security.identities.lastWayIn" } }, 400);
  },

  async "revoke-session"(submitted: Confirmed) {
    const { services, viewer, form, url } = submitted;
    const id = textField(form, "id");
    const isEnded = await endSession(services, viewer, id);
    if (!isEnded) throw data(null, 404);
    if (id === viewer.sessionId) return done(submitted, "signedOut", endedSessionCookie(url), "/");
    return done(submitted, "sessionEnded");
  },

  async export({ services, account, context }: Confirmed) {
    const { t } = wordsIn(context);
    const text = JSON.stringify(await exportAccount(services, account), null, 2);
    const headers = {
      ...privateCache,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${t("security.data.fileName")}"`,
    };
    context.set(downloadContext, new Response(text, { headers }));
    return answered({ intent: "export" });
  },

  async "delete-account"(submitted: Confirmed) {
    const { services, words, account, form, url } = submitted;
    const removeListings = textField(form, "remove_listings") === "on";
    const result = await deleteAccount(services, words, account, { removeListings });
    if (!result.ok) {
      return answered({ intent: "delete-account", failure: { key: "security.remove.lastAdmin" } }, 409);
    }
    return done(submitted, "accountDeleted", endedSessionCookie(url), "/");
  },
};
