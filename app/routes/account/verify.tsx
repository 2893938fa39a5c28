import { data } from "react-router";
import { AccountPanel } from "../../components/accounts/account-panel";
import { EmailForm } from "../../components/accounts/email-form";
import { useLocalPath } from "../../components/site/local-path";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { servicesContext } from "../../server/context";
import { answerHeaders, tokenPage } from "../../server/http/cache-headers";
import { pageMeta } from "../../server/http/meta";
import { endedSessionCookie } from "../../server/http/session";
import { viewerIn } from "../../server/http/viewer";
import { wordsFor } from "../../server/http/words-for";
import { verifyEmail } from "../../server/operations/accounts/verify-email";
import { accountPage } from "../../server/pages/accounts/account-page";
import type { Route } from "./+types/verify";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export function loader({ context, url }: Route.LoaderArgs) {
  return accountPage(context, url, "account.verify.title", { email: viewerIn(context)?.email }, tokenPage);
}

export async function action({ context, url }: Route.ActionArgs) {
  const token = url.searchParams.get("token") ?? "";
  const outcome = await verifyEmail(context.get(servicesContext), wordsFor(context), token);
  const headers = new Headers(tokenPage);
  if (outcome === "changed") headers.append("Set-Cookie", endedSessionCookie(url));
  const isDone = outcome === "verified" || outcome === "changed";
  return data({ outcome }, { status: isDone ? 200 : 400, headers });
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const localPath = useLocalPath();
  if (!actionData) {
    return (
      <AccountPanel title={t("account.verify.title")} lead={t("account.verify.lead")}>
        <form method="post">
          <SubmitButton>{t("account.verify.button")}</SubmitButton>
        </form>
      </AccountPanel>
    );
  }
  const { outcome } = actionData;
  if (outcome === "gone") {
    return (
      <AccountPanel title={t("account.verify.goneTitle")} lead={t("account.verify.goneText")}>
        <EmailForm
          action={localPath("/auth/verify/resend")}
          email={loaderData.email}
          button={t("account.verify.again")}
        />
      </AccountPanel>
    );
  }
  const name = outcome === "verified" ? "done" : outcome;
  const isOut = outcome === "changed" || !loaderData.email;
  return (
    <AccountPanel title={t(`account.verify.${name}Title`)} lead={t(`account.verify.${name}Text`)}>
      <p>
        <a href={localPath(isOut ? "/auth" : "/profile")}>
          {t(isOut ? "account.verify.toSignIn" : "account.verify.toProfile")}
        </a>
      </p>
    </AccountPanel>
  );
}
