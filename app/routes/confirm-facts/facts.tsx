import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { answerFacts, confirmFactsPage } from "../../server/pages/places/confirm-facts";
import { ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { AnswerNotice } from "../../workbench/forms/form-notice";
import { FactsList } from "../../workbench/owner/facts-list";
import { MailedLinkFrame, WaysOn } from "../../workbench/owner/mailed-link-frame";
import { QuickFactsForm } from "../../workbench/owner/quick-facts-form";
import type { Route } from "./+types/facts";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

/** Where the buttons of the mail lead that asks an owner whether all is still right. */
export function loader({ context, url }: Route.LoaderArgs) {
  return confirmFactsPage(context, url);
}

export function action({ request, context, url }: Route.ActionArgs) {
  return answerFacts(request, context, url);
}

export default function ConfirmFacts({ loaderData: { shown }, actionData: answer }: Route.ComponentProps) {
  const { t } = useWords();
  if (shown.state === "gone")
    return (
      <MailedLinkFrame title={t("confirmFacts.goneTitle")} lead={t("confirmFacts.gone")}>
        <WaysOn />
      </MailedLinkFrame>
    );
  const { place } = shown;
  if (shown.state === "used")
    return (
      <MailedLinkFrame
        title={t("confirmFacts.usedTitle")}
        lead={t("confirmFacts.used", { name: place.name })}
      >
        <WaysOn path={place.path} />
      </MailedLinkFrame>
    );
  const version = answer?.typed.version?.[0] ?? shown.typed.version[0];
  return (
    <MailedLinkFrame title={t("confirmFacts.title")} lead={t("confirmFacts.lead", { name: place.name })}>
      {answer?.notice === "stale" ? (
        <Notice tone="warn" role="alert" title={t("confirmFacts.staleTitle")}>
          <p>{t("confirmFacts.stale")}</p>
        </Notice>
      ) : answer?.notice ? (
        <AnswerNotice
          notice={answer.notice}
          failed={{ title: t("listings.failed.title"), text: t("listings.updateFailed.text") }}
        />
      ) : null}
      <FactsList facts={shown.facts} />
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="version" value={version} />
        <SubmitButton name="intent" value="right" size="large" icon="check">
          {t("confirmFacts.right")}
        </SubmitButton>
        <ButtonLink href="#change" variant="secondary" size="large">
          {t("confirmFacts.change.title")}
        </ButtonLink>
      </form>
      <p className="text-sm text-muted">{t("confirmFacts.until", { until: shown.until })}</p>
      <QuickFactsForm kind={place.kind} typed={answer?.typed ?? shown.typed} problems={answer?.problems} />
    </MailedLinkFrame>
  );
}
