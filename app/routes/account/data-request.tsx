import { AccountFrame } from "../../components/accounts/account-frame";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { downloadMiddleware } from "../../server/http/download";
import { answerDataRequestLink, dataRequestLinkPage } from "../../server/pages/accounts/data-request-link";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import type { Route } from "./+types/data-request";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";
export const middleware: Route.MiddlewareFunction[] = [downloadMiddleware];

/** Where the link of a mail leads that brings somebody their data, or deletes them: by a press, never by opening it. */
export function loader({ context, url }: Route.LoaderArgs) {
  return dataRequestLinkPage(context, url);
}

export function action({ request, context, url }: Route.ActionArgs) {
  return answerDataRequestLink(request, context, url);
}

export default function DataRequest({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const done = actionData?.outcome;
  if (done === "deleted" || done === "readerDeleted")
    return (
      <AccountFrame
        title={t(`account.dataRequest.${done}.title`)}
        lead={t(`account.dataRequest.${done}.text`)}
      >
        <p>
          <a href={localPath("/")}>{t("errors.home")}</a>
        </p>
      </AccountFrame>
    );
  if (!found || done === "gone")
    return (
      <AccountFrame title={t("account.dataRequest.gone.title")} lead={t("account.dataRequest.gone.text")} />
    );
  const words = `account.dataRequest.${found.isReader ? "reader" : "account"}.${found.kind}` as const;
  return (
    <AccountFrame title={t(`${words}.title`)} lead={t(`${words}.text`, { email: found.email })}>
      {done === "last" ? <p role="alert">{t("account.dataRequest.last")}</p> : null}
      {found.kind === "delete" && !found.isReader ? (
        <ul className="prose grid list-disc gap-2 pl-6">
          <li>{t("security.remove.pending")}</li>
          <li>{t("security.remove.approved")}</li>
          <li>{t("account.dataRequest.letter")}</li>
        </ul>
      ) : null}
      <form className="form" method="post">
        {found.kind === "export" ? (
          // The answer is a file: the page stays, so the button must not wait for the next one.
          <Button type="submit" icon="download">
            {t("security.data.button")}
          </Button>
        ) : (
          <>
            {found.isReader ? null : (
              <Checkbox name="remove_listings" label={t("security.remove.removeListings")} />
            )}
            <SubmitButton variant="destructive">
              {t(found.isReader ? "account.dataRequest.reader.button" : "security.remove.button")}
            </SubmitButton>
          </>
        )}
      </form>
    </AccountFrame>
  );
}
