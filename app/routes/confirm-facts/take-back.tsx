import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { answerTakeBack, takeBackPage } from "../../server/pages/places/take-back-facts";
import { FactsList } from "../../workbench/owner/facts-list";
import { MailedLinkFrame, WaysOn } from "../../workbench/owner/mailed-link-frame";
import type { Route } from "./+types/take-back";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

/** Where the mail leads that tells an owner what was changed by the link of another: back, by a press. */
export function loader({ context, url }: Route.LoaderArgs) {
  return takeBackPage(context, url);
}

export function action({ context, url }: Route.ActionArgs) {
  return answerTakeBack(context, url);
}

export default function TakeBack({ loaderData: { shown } }: Route.ComponentProps) {
  const { t } = useWords();
  if (shown.state === "gone")
    return (
      <MailedLinkFrame title={t("confirmFacts.takeBack.goneTitle")} lead={t("confirmFacts.takeBack.gone")}>
        <WaysOn />
      </MailedLinkFrame>
    );
  const { name, path } = shown.place;
  if (shown.state !== "open")
    return (
      <MailedLinkFrame
        title={t(`confirmFacts.takeBack.${shown.state}Title`)}
        lead={t(`confirmFacts.takeBack.${shown.state}`, { name })}
      >
        <WaysOn path={path} />
      </MailedLinkFrame>
    );
  return (
    <MailedLinkFrame
      title={t("confirmFacts.takeBack.title")}
      lead={t("confirmFacts.takeBack.lead", { name })}
    >
      <FactsList facts={shown.before} others={shown.after} />
      <form method="post">
        <SubmitButton icon="undo" size="large">
          {t("confirmFacts.takeBack.button")}
        </SubmitButton>
      </form>
      <WaysOn path={path} />
    </MailedLinkFrame>
  );
}
