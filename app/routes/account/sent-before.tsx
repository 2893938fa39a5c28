import { data } from "react-router";
import { AccountPanel } from "../../components/accounts/account-panel";
import { SentBefore } from "../../components/accounts/sent-before";
import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { localPath } from "../../rules/site/language";
import { servicesContext } from "../../server/context";
import { selectSentBefore, selectTakenOver } from "../../server/db/accounts/sent-before";
import { ask } from "../../server/db/client";
import { answerHeaders } from "../../server/http/cache-headers";
import { redirectWithToast } from "../../server/http/flash";
import { readForm, textField } from "../../server/http/form-data";
import { requireUser } from "../../server/http/guards";
import { languageIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { disownSentBefore, keepSentBefore } from "../../server/operations/accounts/sent-before";
import { accountPage, nextPath } from "../../server/pages/accounts/account-page";
import type { Route } from "./+types/sent-before";

export const handle = { workbench: true };
export const headers = answerHeaders;
export const meta = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireUser(context, url);
  const { db } = context.get(servicesContext);
  const [[takenOver], ...found] = await ask(db, [
    selectTakenOver(db, viewer.id),
    ...selectSentBefore(db, viewer.id),
  ]);
  const isOpen = typeof takenOver?.at === "number";
  return accountPage(context, url, "account.sentBefore.title", { isOpen, sent: found.flat() });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const viewer = requireUser(context, url);
  const form = await readForm(request);
  const intent = textField(form, "intent");
  const services = context.get(servicesContext);
  if (intent === "disown") {
    const removeListings = textField(form, "remove_listings") === "on";
    await disownSentBefore(services, viewer, { removeListings });
  } else if (intent === "keep") {
    await keepSentBefore(services, viewer);
  } else {
    throw data(null, 400);
  }
  const name = intent === "keep" ? "sentBeforeKept" : "sentBeforeDisowned";
  const there = nextPath(languageIn(context), url.searchParams.get("next") ?? profilePath(context));
  return redirectWithToast(there, { name, variant: "default" }, url);
}

const profilePath = (context: Route.ActionArgs["context"]) => localPath(languageIn(context), "/profile");

export default function SentBeforePage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const { isOpen, sent, next } = loaderData;
  const isEmpty = sent.length === 0;
  const lead = isOpen ? (isEmpty ? "account.sentBefore.emptyLead" : "account.sentBefore.lead") : null;
  return (
    <AccountPanel title={t("account.sentBefore.title")} lead={t(lead ?? "account.sentBefore.doneLead")}>
      {isOpen && !isEmpty ? <SentBefore waiting={sent} /> : null}
      <p>
        <a href={localPath("/profile/security#password")}>{t("account.sentBefore.toPassword")}</a>
      </p>
      <p>
        <a href={next ?? localPath("/profile")}>{t("account.sentBefore.goOn")}</a>
      </p>
    </AccountPanel>
  );
}
