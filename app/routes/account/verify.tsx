import { AccountFrame } from "../../components/accounts/account-frame";
import { EmailForm } from "../../components/accounts/email-form";
import { PasswordField } from "../../components/accounts/password-field";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { MessageKey } from "../../forms/site/parse";
import { servicesContext } from "../../server/context";
import { tokenPage } from "../../server/http/cache-headers";
import { refuseUnknown } from "../../server/http/guards";
import { viewerIn } from "../../server/http/viewer";
import { lookAtLink } from "../../server/operations/accounts/verify-email";
import { accountPageFrame } from "../../server/pages/accounts/account-page-frame";
import { answerVerifyEmail } from "../../server/pages/accounts/verify-email-answer";
import type { Route } from "./+types/verify";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  refuseUnknown(context);
  const viewer = viewerIn(context);
  const link = await lookAtLink(context.get(servicesContext), url.searchParams.get("token") ?? "", viewer);
  const status = link === "gone" ? 400 : 200;
  const init = { status, headers: tokenPage };
  return accountPageFrame(context, url, "account.verify.title", { link, email: viewer?.email }, init);
}

export async function action(args: Route.ActionArgs) {
  return answerVerifyEmail(args);
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { link, email } = loaderData;
  const { outcome, ...answer } = actionData ?? {};
  const state = outcome ?? link;
  const title = t("account.verify.title");
  if (state === "good") {
    return (
      <AccountFrame title={title} lead={t("account.verify.lead")}>
        <form method="post">
          <SubmitButton>{t("account.verify.button")}</SubmitButton>
        </form>
      </AccountFrame>
    );
  }
  if (state === "password" || state === "new address") {
    const isSignUp = state === "password";
    return (
      <AccountFrame
        title={title}
        lead={t(isSignUp ? "account.verify.passwordLead" : "account.verify.newAddressLead")}
        {...answer}
      >
        <LinkByPassword problem={answer.problems?.password} />
        {isSignUp ? <NotMySignUp /> : null}
      </AccountFrame>
    );
  }
  if (state === "sign-in") return <AccountFrame title={title} lead={t("account.verify.signInLead")} />;
  return (
    <AccountFrame title={t(`account.verify.${state}Title`)} lead={t(`account.verify.${state}Text`)}>
      {state === "gone" ? (
        <EmailForm
          action={localPath("/auth/verify/resend")}
          email={email}
          button={t("account.verify.again")}
        />
      ) : (
        <p>
          <a href={localPath(email ? "/profile" : "/auth")}>
            {t(email ? "account.verify.toProfile" : "account.verify.toSignIn")}
          </a>
        </p>
      )}
    </AccountFrame>
  );
}

/** A link opened where nobody is signed in: the password says whose account it is. */
function LinkByPassword({ problem }: { problem?: MessageKey }) {
  const { t } = useWords();
  return (
    <form className="form" method="post" noValidate>
      <input type="hidden" name="intent" value="confirm" />
      <PasswordField
        label={t("account.fields.password")}
        error={problem && t(problem)}
        autoComplete="current-password"
      />
      <SubmitButton>{t("account.verify.confirm")}</SubmitButton>
    </form>
  );
}

/** For whoever never signed up: what becomes of the account is said before it does. */
function NotMySignUp() {
  const { t } = useWords();
  return (
    <details className="rounded-lg border border-line bg-card p-5">
      <summary className="-my-2 py-2 font-bold text-sea-ink">{t("account.verify.notMine")}</summary>
      <form className="form mt-3" method="post">
        <input type="hidden" name="intent" value="take-over" />
        <p>{t("account.verify.notMineWarning")}</p>
        <p>{t("account.verify.notMineSent")}</p>
        <SubmitButton variant="destructive">{t("account.verify.takeOver")}</SubmitButton>
      </form>
    </details>
  );
}
