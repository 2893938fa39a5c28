import { data } from "react-router";
import { AccountFrame } from "../../components/accounts/account-frame";
import { CodeField } from "../../components/accounts/code-field";
import { EmailForm } from "../../components/accounts/email-form";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import * as forms from "../../forms/accounts/account";
import type { AccountAnswer } from "../../forms/accounts/account-answer";
import { parseForm, typedText } from "../../forms/site/parse";
import { servicesContext } from "../../server/context";
import { readForm, textField } from "../../server/http/form-data";
import { refuseUnknown } from "../../server/http/guards";
import { languageIn, wordsFor } from "../../server/http/i18n";
import { deviceOf } from "../../server/http/session-cookie";
import { clientNetwork } from "../../server/http/throttle";
import { viewerIn } from "../../server/http/viewer";
import { requestCode, signInWithCode } from "../../server/operations/accounts/sign-in-by-code";
import { accountPageFrame } from "../../server/pages/accounts/account-page-frame";
import { away, tooManyTries, wrong } from "../../server/pages/accounts/account-problems";
import { welcome } from "../../server/pages/accounts/after-sign-in";
import { Notice } from "../../ui/notice";
import type { Route } from "./+types/code";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return accountPageFrame(context, url, "account.code.title", { email: viewerIn(context)?.email });
}

/** An address alone asks for a code; an address with a code signs in. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  return form.has("code") ? enter({ request, context, url }, form) : send({ request, context }, form);
}

type CodeArgs = Pick<Route.ActionArgs, "request" | "context">;

async function send({ request, context }: CodeArgs, form: FormData) {
  const typed = typedText(forms.EmailForm, form);
  const parsed = parseForm(forms.EmailForm, form);
  if (!parsed.ok) return wrong({ typed, problems: parsed.problems });
  const services = context.get(servicesContext);
  try {
    const { email } = parsed.value;
    const result = await requestCode(services, wordsFor(context), email, clientNetwork(request));
    if (result.outcome === "too many")
      return tooManyTries(result.wait, { typed }, "account.problems.tooManyLetters");
  } catch (error) {
    return away(error, { typed });
  }
  const answer: AccountAnswer = { typed: { ...typed, code: "" } };
  return data(answer);
}

async function enter({ request, context, url }: CodeArgs & { url: URL }, form: FormData) {
  const typed = typedText(forms.MailedCodeForm, form);
  const parsed = parseForm(forms.MailedCodeForm, form);
  if (!parsed.ok) return wrong({ typed, problems: parsed.problems });
  // Whether it is typed where its owner is signed in decides what becomes of an account nobody has confirmed.
  refuseUnknown(context);
  const services = context.get(servicesContext);
  const next = url.searchParams.get("next") ?? textField(form, "next");
  const visit = {
    device: deviceOf(request),
    network: clientNetwork(request),
    viewer: viewerIn(context),
    language: languageIn(context),
  };
  try {
    const result = await signInWithCode(services, wordsFor(context), parsed.value, visit);
    if (result.outcome === "wrong") return wrong({ typed, problems: { code: "account.problems.codeWrong" } });
    if (result.outcome === "too many") return tooManyTries(result.wait, { typed });
    return welcome(url, result, { next, language: visit.language });
  } catch (error) {
    return away(error, { typed });
  }
}

export default function Code({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { typed, ...answer } = actionData ?? { typed: {} as Record<string, string> };
  const onward = loaderData.next ? `?next=${encodeURIComponent(loaderData.next)}` : "";
  const isSent = typed.code !== undefined;
  return (
    <AccountFrame title={t("account.code.title")} lead={isSent ? null : t("account.code.lead")} {...answer}>
      {isSent ? (
        <CodeForm email={typed.email ?? ""} error={answer.problems?.code && t(answer.problems.code)} />
      ) : (
        <EmailForm
          email={typed.email ?? loaderData.email}
          problems={answer.problems}
          button={t("account.code.send")}
        />
      )}
      <p>
        <a href={localPath(`/auth${onward}`)}>{t("account.code.usePassword")}</a>
      </p>
    </AccountFrame>
  );
}

function CodeForm({ email, error }: { email: string; error?: string }) {
  const { t } = useWords();
  return (
    <>
      <Notice role="status" title={t("account.code.sentTitle")}>
        <p>{t("account.code.sentText", { email })}</p>
      </Notice>
      <form className="form" method="post" noValidate>
        <input type="hidden" name="email" value={email} />
        <CodeField label={t("account.code.label")} hint={t("account.code.hint")} error={error} digitsOnly />
        <SubmitButton>{t("account.code.signIn")}</SubmitButton>
      </form>
      <form method="post">
        <input type="hidden" name="email" value={email} />
        <SubmitButton variant="secondary">{t("account.code.again")}</SubmitButton>
      </form>
    </>
  );
}
