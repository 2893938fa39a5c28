import { data } from "react-router";
import { AccountFrame } from "../../components/accounts/account-frame";
import { PasswordField } from "../../components/accounts/password-field";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import * as forms from "../../forms/accounts/account";
import { type Problems, parseForm } from "../../forms/site/parse";
import type { WeakPassword } from "../../rules/accounts/password-strength";
import { servicesContext } from "../../server/context";
import { tokenPage } from "../../server/http/cache-headers";
import { readForm } from "../../server/http/form-data";
import { refuseUnknown } from "../../server/http/guards";
import { languageIn, wordsFor } from "../../server/http/i18n";
import { deviceOf } from "../../server/http/session-cookie";
import { viewerIn } from "../../server/http/viewer";
import { isResetLinkGood, resetPassword } from "../../server/operations/accounts/recover-password";
import { accountPageFrame } from "../../server/pages/accounts/account-page-frame";
import { away } from "../../server/pages/accounts/account-problems";
import { welcome } from "../../server/pages/accounts/after-sign-in";
import type { Route } from "./+types/reset";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  const isGood = await isResetLinkGood(context.get(servicesContext), url.searchParams.get("token") ?? "");
  const init = { status: isGood ? 200 : 400, headers: tokenPage };
  return accountPageFrame(context, url, "account.reset.title", { isGood }, init);
}

type Again = { problems?: Problems; weak?: WeakPassword[] };
const again = (answer: Again) => data(answer, { status: 400, headers: tokenPage });

export async function action({ request, context, url }: Route.ActionArgs) {
  const parsed = parseForm(forms.ResetForm, await readForm(request));
  if (!parsed.ok) return again({ problems: parsed.problems });
  refuseUnknown(context);
  const token = url.searchParams.get("token") ?? "";
  const input = { token, password: parsed.value.password };
  try {
    const services = context.get(servicesContext);
    const language = languageIn(context);
    const opener = { device: deviceOf(request), viewer: viewerIn(context), language };
    const result = await resetPassword(services, wordsFor(context), input, opener);
    if (result.outcome === "gone") return again({});
    if (result.outcome !== "weak") {
      return welcome(url, result, { next: null, language, toast: "passwordChanged" });
    }
    return again({ problems: { password: "account.problems.weak.title" }, weak: result.reasons });
  } catch (error) {
    return away(error, {});
  }
}

export default function Reset({ loaderData, actionData = {} }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { weak, problems, failure } = { weak: [], failure: undefined, ...actionData };
  if (!loaderData.isGood) {
    return (
      <AccountFrame title={t("account.reset.goneTitle")} lead={t("account.reset.goneText")}>
        <p>
          <a href={localPath("/auth/recover")}>{t("account.reset.again")}</a>
        </p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={t("account.reset.title")}
      lead={t("account.reset.lead")}
      problems={problems}
      failure={failure}
    >
      <form className="form" method="post" noValidate>
        <PasswordField
          label={t("account.fields.newPassword")}
          hint={t("account.auth.passwordHint")}
          error={problems?.password && t(problems.password)}
          weak={weak}
          autoComplete="new-password"
        />
        <SubmitButton>{t("account.reset.save")}</SubmitButton>
      </form>
    </AccountFrame>
  );
}
