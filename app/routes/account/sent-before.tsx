import { data } from "react-router";
import { AccountFrame } from "../../components/accounts/account-frame";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { isPublic, type Status } from "../../rules/review/status";
import { type Language, localPath } from "../../rules/site/language";
import { servicesContext } from "../../server/context";
import {
  selectSubmittedBeforeTakeover,
  selectTakeoverTime,
} from "../../server/db/accounts/submitted-before-takeover";
import { ask } from "../../server/db/database";
import { redirectWithToast } from "../../server/http/flash";
import { readForm, textField } from "../../server/http/form-data";
import { requireUser } from "../../server/http/guards";
import { languageIn } from "../../server/http/i18n";
import { disownSubmissions, keepSubmissions } from "../../server/operations/accounts/disown-submissions";
import { accountPageFrame, nextPath } from "../../server/pages/accounts/account-page-frame";
import { Badge } from "../../ui/badge";
import { Checkbox } from "../../ui/checkbox";
import type { Route } from "./+types/sent-before";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireUser(context, url);
  const { db } = context.get(servicesContext);
  const [[takenOver], ...found] = await ask(db, [
    selectTakeoverTime(db, viewer.id),
    ...selectSubmittedBeforeTakeover(db, viewer.id),
  ]);
  const isOpen = typeof takenOver?.at === "number";
  return accountPageFrame(context, url, "account.sentBefore.title", { isOpen, waiting: found.flat() });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const viewer = requireUser(context, url);
  const form = await readForm(request);
  const intent = textField(form, "intent");
  const services = context.get(servicesContext);
  if (intent === "disown") {
    const removeListings = textField(form, "remove_listings") === "on";
    await disownSubmissions(services, viewer, { removeListings });
  } else if (intent === "keep") {
    await keepSubmissions(services, viewer);
  } else {
    throw data(null, 400);
  }
  const name = intent === "keep" ? "sentBeforeKept" : "sentBeforeDisowned";
  const there = nextPath(languageIn(context), url.searchParams.get("next") ?? profilePath(context));
  return redirectWithToast(there, name, url);
}

const profilePath = (context: Route.ActionArgs["context"]) => localPath(languageIn(context), "/profile");

export default function SentBeforePage({ loaderData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { isOpen, waiting, next } = loaderData;
  const isEmpty = waiting.length === 0;
  const lead = isOpen ? (isEmpty ? "account.sentBefore.emptyLead" : "account.sentBefore.lead") : null;
  return (
    <AccountFrame title={t("account.sentBefore.title")} lead={t(lead ?? "account.sentBefore.doneLead")}>
      {isOpen && !isEmpty ? <SentBefore waiting={waiting} /> : null}
      <p>
        <a href={localPath("/profile/security#password")}>{t("account.sentBefore.toPassword")}</a>
      </p>
      <p>
        <a href={next ?? localPath("/profile")}>{t("account.sentBefore.goOn")}</a>
      </p>
    </AccountFrame>
  );
}

type WaitingSubmission = { kind: ReviewKind; id: string; name: string; status: Status; language: Language };

/** What an account had sent before its holder took it over, and the question whose it was. */
function SentBefore({ waiting }: { waiting: WaitingSubmission[] }) {
  const { t } = useWords();
  const hasPublic = waiting.some(isPublic);
  return (
    <>
      <ul className="grid gap-3">
        {waiting.map(({ kind, id, name, status, language }) => (
          <li key={`${kind}:${id}`} className="border-t border-line pt-3">
            <strong className="wrap-anywhere" lang={language}>
              {name || t("listings.unnamed")}
            </strong>
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              {t(`listings.kind.${kind}`)} <Badge tone={status}>{t(`listings.status.${status}`)}</Badge>
            </p>
          </li>
        ))}
      </ul>
      <form className="form" method="post">
        <input type="hidden" name="intent" value="disown" />
        <p>{t("account.sentBefore.disownText")}</p>
        {hasPublic ? (
          <>
            <p>{t("account.sentBefore.publicText")}</p>
            <Checkbox name="remove_listings" label={t("account.sentBefore.removeListings")} />
          </>
        ) : null}
        <SubmitButton variant="destructive">{t("account.sentBefore.disown")}</SubmitButton>
      </form>
      <form method="post">
        <input type="hidden" name="intent" value="keep" />
        <SubmitButton variant="secondary">{t("account.sentBefore.keep")}</SubmitButton>
      </form>
    </>
  );
}
