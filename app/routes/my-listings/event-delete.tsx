import { data } from "react-router";
import { useEventWords } from "../../components/event-words";
import { useLocalPath } from "../../components/local-path";
import { ScopeField } from "../../components/scope-field";
import { SubmitButton } from "../../components/submit-button";
import { useWords } from "../../components/words";
import { scopeOf } from "../../forms/event-edit";
import { localPath } from "../../rules/language";
import { servicesContext } from "../../server/context";
import { answerHeaders } from "../../server/http/cache-headers";
import { redirectWithToast } from "../../server/http/flash";
import { readForm, textField } from "../../server/http/form-data";
import { requireUser } from "../../server/http/guards";
import { languageIn, wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { privatePage } from "../../server/http/private-page";
import { deleteEvent } from "../../server/operations/delete-event";
import { ButtonLink } from "../../ui/button";
import type { Route } from "./+types/event-delete";
import { ownEvent } from "./own-event";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

const list = "/my-listings?type=event";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { shown, series, event } = await ownEvent(context, url, params.id);
  return privatePage(context, url, wordsIn(context).t("listings.deleteTitle.event"), {
    name: shown.title,
    date: event.series_instance_date,
    day: event.event_date,
    isSeries: series !== null,
  });
}

/** Deleting a series asks which dates; a single event has no choice. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const viewer = requireUser(context, url);
  const form = await readForm(request);
  const { event, isGone } = await ownEvent(context, url, params.id, { date: textField(form, "date") });
  if (isGone) throw data(null, 404);
  const scope = scopeOf({ scope: textField(form, "scope") });
  const done = await deleteEvent(context.get(servicesContext), viewer, event.id, scope);
  if (!done.ok && done.error === "gone") throw data(null, 404);
  const path = localPath(languageIn(context), list);
  if (!done.ok) return redirectWithToast(path, { name: "eventNotChanged", variant: "destructive" }, url);
  return redirectWithToast(path, { name: "eventDeleted", variant: "default" }, url);
}

export default function DeleteEvent({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const toLocal = useLocalPath();
  const words = useEventWords();
  const { name, date, day, isSeries } = loaderData;
  return (
    <section className="section">
      <div className="wrap">
        <div className="mx-auto grid max-w-form gap-6">
          <h1 className="text-3xl">{t("listings.deleteTitle.event")}</h1>
          <p className="lead">
            {name}, {words.date(day, "full")}
          </p>
          <p>{t("listings.deleteQuestion.event")}</p>
          <p className="text-muted">{t("listings.deleteHint")}</p>
          <form method="post" className="form">
            {isSeries ? (
              <>
                <input type="hidden" name="date" value={date ?? ""} />
                <ScopeField />
              </>
            ) : null}
            <div className="actions">
              <SubmitButton variant="destructive" icon="trash">
                {t("listings.deleteButton")}
              </SubmitButton>
              <ButtonLink variant="quiet" href={toLocal(list)}>
                {t("listings.keep")}
              </ButtonLink>
            </div>
          </form>
        </div>
      </div>
    </section>
  );
}
