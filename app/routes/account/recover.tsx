import { AccountFrame } from "../../components/accounts/account-frame";
import { EmailForm } from "../../components/accounts/email-form";
import { useWords } from "../../components/site/words";
import * as forms from "../../forms/accounts/account";
import { parseForm, typedText } from "../../forms/site/parse";
import { localPath } from "../../rules/site/language";
import { servicesContext } from "../../server/context";
import { redirectWithToast } from "../../server/http/flash";
import { readForm } from "../../server/http/form-data";
import { languageIn, wordsFor } from "../../server/http/i18n";
import { clientNetwork } from "../../server/http/throttle";
import { requestRecovery } from "../../server/operations/accounts/recover-password";
import { accountPageFrame } from "../../server/pages/accounts/account-page-frame";
import { away, tooManyTries, wrong } from "../../server/pages/accounts/account-problems";
import type { Route } from "./+types/recover";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return accountPageFrame(context, url, "account.recover.title", { isSent: url.searchParams.has("sent") });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseForm(forms.EmailForm, form);
  const typed = typedText(forms.EmailForm, form);
  if (!parsed.ok) return wrong({ problems: parsed.problems, typed });
  const { email } = parsed.value;
  const services = context.get(servicesContext);
  try {
    const result = await requestRecovery(services, wordsFor(context), email, clientNetwork(request));
    if (result.outcome === "too many")
      return tooManyTries(result.wait, { typed }, "account.problems.tooManyLetters");
  } catch (error) {
    return away(error, { typed });
  }
  return redirectWithToast(localPath(languageIn(context), "/auth/recover?sent=1"), "recoverySent", url);
}

export default function Recover({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  if (loaderData.isSent && !actionData) {
    return (
      <AccountFrame title={t("account.recover.sentTitle")} lead={t("account.recover.sentText")}>
        <p>
          <a href={localPath("/auth")}>{t("account.recover.back")}</a>
        </p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t("account.recover.title")} lead={t("account.recover.lead")} {...actionData}>
      <EmailForm
        email={actionData?.typed.email}
        problems={actionData?.problems}
        button={t("account.recover.send")}
      />
      <p>
        <a href={localPath("/auth")}>{t("account.recover.back")}</a>
      </p>
    </AccountFrame>
  );
}
