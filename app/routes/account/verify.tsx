import { data } from "react-router";
import { AccountPanel } from "../../components/accounts/account-panel";
import { EmailForm } from "../../components/accounts/email-form";
import { useLocalPath } from "../../components/site/local-path";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { localPath } from "../../rules/site/language";
import { servicesContext } from "../../server/context";
import { answerHeaders, tokenPage } from "../../server/http/cache-headers";
import { redirectWithToast } from "../../server/http/flash";
import { languageIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { endedSessionCookie } from "../../server/http/session";
import { viewerIn } from "../../server/http/viewer";
import { wordsFor } from "../../server/http/words-for";
import { lookAtLink, verifyEmail } from "../../server/operations/accounts/verify-email";
import { accountPage } from "../../server/pages/accounts/account-page";
import type { Route } from "./+types/verify";

export const handle = { workbench: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const link = await lookAtLink(context.get(servicesContext), url.searchParams.get("token") ?? "");
  const more = { link, email: viewerIn(context)?.email };
  const status = link === "gone" ? 400 : 200;
  return accountPage(context, url, "account.verify.title", more, { status, headers: tokenPage });
}

export async function action({ context, url }: Route.ActionArgs) {
  const token = url.searchParams.get("token") ?? "";
  const outcome = await verifyEmail(context.get(servicesContext), wordsFor(context), token);
  if (outcome === "gone" || outcome === "taken")
    return data({ outcome }, { status: 400, headers: tokenPage });
  const headers = new Headers(tokenPage);
  const isChanged = outcome === "changed";
  if (isChanged) headers.append("Set-Cookie", endedSessionCookie(url));
  const there = localPath(languageIn(context), viewerIn(context) && !isChanged ? "/profile" : "/auth");
  const toast = { name: isChanged ? "addressChanged" : "addressConfirmed", variant: "default" } as const;
  return redirectWithToast(there, toast, url, { headers });
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const { link, email } = loaderData;
  const state = actionData?.outcome ?? link;
  if (state === "good") {
    return (
      <AccountPanel title={t("account.verify.title")} lead={t("account.verify.lead")}>
        <form method="post">
          <SubmitButton>{t("account.verify.button")}</SubmitButton>
        </form>
      </AccountPanel>
    );
  }
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
