import { AccountPanel } from "../../components/accounts/account-panel";
import { EmailForm } from "../../components/accounts/email-form";
import { LinkByPassword, NotMySignUp } from "../../components/accounts/mailed-link";
import { useLocalPath } from "../../components/site/local-path";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { servicesContext } from "../../server/context";
import { answerHeaders, tokenPage } from "../../server/http/cache-headers";
import { refuseUnknown } from "../../server/http/guards";
import { pageMeta } from "../../server/http/meta";
import { viewerIn } from "../../server/http/viewer";
import { lookAtLink } from "../../server/operations/accounts/use-mailed-link";
import { accountPage } from "../../server/pages/accounts/account-page";
import { answerLink } from "../../server/pages/accounts/link-answer";
import type { Route } from "./+types/verify";

export const handle = { workbench: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  refuseUnknown(context);
  const viewer = viewerIn(context);
  const link = await lookAtLink(context.get(servicesContext), url.searchParams.get("token") ?? "", viewer);
  const status = link === "gone" ? 400 : 200;
  const init = { status, headers: tokenPage };
  return accountPage(context, url, "account.verify.title", { link, email: viewer?.email }, init);
}

export async function action(args: Route.ActionArgs) {
  return answerLink(args);
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const { link, email } = loaderData;
  const { outcome, ...answer } = actionData ?? {};
  const state = outcome ?? link;
  const title = t("account.verify.title");
  if (state === "good") {
    return (
      <AccountPanel title={title} lead={t("account.verify.lead")}>
        <form method="post">
          <SubmitButton>{t("account.verify.button")}</SubmitButton>
        </form>
      </AccountPanel>
    );
  }
  if (state === "password" || state === "new address") {
    const isSignUp = state === "password";
    return (
      <AccountPanel
        title={title}
        lead={t(isSignUp ? "account.verify.passwordLead" : "account.verify.newAddressLead")}
        {...answer}
      >
        <LinkByPassword problem={answer.problems?.password} />
        {isSignUp ? <NotMySignUp /> : null}
      </AccountPanel>
    );
  }
  if (state === "sign-in") return <AccountPanel title={title} lead={t("account.verify.signInLead")} />;
  return (
    <AccountPanel title={t(`account.verify.${state}Title`)} lead={t(`account.verify.${state}Text`)}>
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
    </AccountPanel>
  );
}
