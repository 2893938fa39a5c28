import { redirect } from "react-router";
import { AccountFrame } from "../../components/accounts/account-frame";
import { CodeField } from "../../components/accounts/code-field";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import * as forms from "../../forms/accounts/account";
import { parseForm } from "../../forms/site/parse";
import { localPath } from "../../rules/site/language";
import { servicesContext, sessionContext } from "../../server/context";
import { readForm } from "../../server/http/form-data";
import { refuseUnknown } from "../../server/http/guards";
import { languageIn, wordsFor } from "../../server/http/i18n";
import { deviceOf } from "../../server/http/session-cookie";
import { passSecondFactor } from "../../server/operations/accounts/second-factor";
import { accountPageFrame, nextPath } from "../../server/pages/accounts/account-page-frame";
import { away, tooManyTries, wrong } from "../../server/pages/accounts/account-problems";
import { welcome, withNext } from "../../server/pages/accounts/after-sign-in";
import type { Route } from "./+types/second-factor";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  requireHalfSession(context, url);
  return accountPageFrame(context, url, "account.factor.title", {});
}

/** Only who has shown the first factor, minutes ago, is asked for the second. */
function requireHalfSession(context: Route.LoaderArgs["context"], url: URL) {
  const session = context.get(sessionContext);
  const next = url.searchParams.get("next");
  if (session.state === "awaits factor") return session;
  refuseUnknown(context);
  if (session.state === "signed in") throw redirect(nextPath(languageIn(context), next), 302);
  throw redirect(withNext(localPath(languageIn(context), "/auth"), next), 302);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const half = requireHalfSession(context, url);
  const parsed = parseForm(forms.SecondFactorForm, await readForm(request));
  if (!parsed.ok) return wrong({ typed: {}, problems: parsed.problems });
  const services = context.get(servicesContext);
  try {
    const { code } = parsed.value;
    const result = await passSecondFactor(services, wordsFor(context), half, code, deviceOf(request));
    if (result.outcome === "too many")
      return tooManyTries(result.wait, { typed: {} }, "account.factor.tooMany");
    if (result.outcome === "used") return wrong({ typed: {}, problems: { code: "account.factor.used" } });
    if (result.outcome === "wrong" || result.outcome === "gone") {
      return wrong({ typed: {}, problems: { code: "account.problems.codeWrong" } });
    }
    const next = url.searchParams.get("next");
    return welcome(url, result, { next, language: languageIn(context) });
  } catch (error) {
    return away(error, { typed: {} });
  }
}

export default function SecondFactor({ actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const problem = actionData?.problems?.code;
  return (
    <AccountFrame
      title={t("account.factor.title")}
      lead={t("account.factor.lead")}
      problems={actionData?.problems}
      failure={actionData?.failure}
    >
      <form className="form" method="post" noValidate>
        <CodeField
          label={t("account.factor.label")}
          hint={t("account.factor.hint")}
          error={problem && t(problem)}
        />
        <SubmitButton>{t("account.factor.button")}</SubmitButton>
      </form>
      <p>
        <a href={localPath("/auth")}>{t("account.factor.startOver")}</a>
      </p>
    </AccountFrame>
  );
}
