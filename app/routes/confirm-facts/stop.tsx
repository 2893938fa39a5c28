import { data } from "react-router";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { servicesContext } from "../../server/context";
import { tokenPage } from "../../server/http/cache-headers";
import { readForm, textField } from "../../server/http/form-data";
import { wordsIn } from "../../server/http/i18n";
import { findStopLink } from "../../server/operations/places/find-fact-link";
import { changeAsking } from "../../server/operations/places/stop-asking";
import { tokenOf } from "../../server/pages/site/mailed-token";
import { privatePage } from "../../server/pages/site/private-page";
import { MailedLinkFrame, WaysOn } from "../../workbench/owner/mailed-link-frame";
import type { Route } from "./+types/stop";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

/** Where an owner says that they don't want to be asked; a mail program says so without the page (RFC 8058). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const isOpen = (await findStopLink(context.get(servicesContext), tokenOf(url))) !== null;
  const title = wordsIn(context).t(`confirmFacts.stop.${isOpen ? "title" : "goneTitle"}`);
  return privatePage(context, url, title, { isOpen }, { status: isOpen ? 200 : 400, headers: tokenPage });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const act = textField(await readForm(request), "intent") === "resume" ? "resume" : "stop";
  const isDone = await changeAsking(services, tokenOf(url), act);
  return data({ done: isDone ? act : null }, { status: isDone ? 200 : 400, headers: tokenPage });
}

export default function StopAsking({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  if (!loaderData.isOpen)
    return (
      <MailedLinkFrame title={t("confirmFacts.stop.goneTitle")} lead={t("confirmFacts.stop.goneText")}>
        <WaysOn />
      </MailedLinkFrame>
    );
  if (actionData?.done === "resume")
    return (
      <MailedLinkFrame title={t("confirmFacts.stop.resumedTitle")} lead={t("confirmFacts.stop.resumedText")}>
        <WaysOn />
      </MailedLinkFrame>
    );
  if (actionData?.done === "stop")
    return (
      <MailedLinkFrame title={t("confirmFacts.stop.doneTitle")} lead={t("confirmFacts.stop.doneText")}>
        <form method="post">
          <SubmitButton variant="secondary" name="intent" value="resume">
            {t("confirmFacts.stop.resume")}
          </SubmitButton>
        </form>
        <WaysOn />
      </MailedLinkFrame>
    );
  return (
    <MailedLinkFrame title={t("confirmFacts.stop.title")} lead={t("confirmFacts.stop.text")}>
      <form method="post">
        <SubmitButton size="large">{t("confirmFacts.stop.button")}</SubmitButton>
      </form>
    </MailedLinkFrame>
  );
}
