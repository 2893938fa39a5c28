import { data } from "react-router";
import { EditForm } from "../../components/edit-form";
import { EventFields } from "../../components/event-fields";
import { useEventWords } from "../../components/event-words";
import { useLocalPath } from "../../components/local-path";
import { ReviewNote } from "../../components/review-note";
import { ScopeField } from "../../components/scope-field";
import { sendSubmission } from "../../components/send-submission";
import { SubmitButton } from "../../components/submit-button";
import { useWords } from "../../components/words";
import { eventEditForm, eventUploads } from "../../forms/event";
import { typedListing } from "../../forms/typed-listing";
import { localPath } from "../../rules/language";
import { editPath } from "../../rules/listing-paths";
import { servicesContext } from "../../server/context";
import { answerHeaders } from "../../server/http/cache-headers";
import { redirectWithToast } from "../../server/http/flash";
import { readForm, textField } from "../../server/http/form-data";
import { languageIn, wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { privatePage } from "../../server/http/private-page";
import { cancelEvent, editEvent } from "../../server/operations/edit-event";
import { ButtonLink } from "../../ui/button";
import { Link } from "../../ui/link";
import { answerSubmission } from "../add/submission-answer";
import type { Route } from "./+types/event";
import { ownEvent, scopeIn } from "./own-event";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

const list = "/my-listings?type=event";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { event, series, pattern, dates, shown, today } = await ownEvent(context, url, params.id);
  const { form_token: _, pending_changes: __, own_fields: ___, ...fields } = shown;
  const rule = pattern ? { ...pattern, is_recurring: true } : {};
  const note = series?.review_note ?? event.review_note;
  return privatePage(context, url, wordsIn(context).t("listings.editTitle.event"), {
    id: event.id,
    title: shown.title,
    isSeries: series !== null,
    isCancelled: event.cancelled_at !== null,
    date: event.series_instance_date,
    note: event.status === "approved" && event.waiting_since ? null : note,
    dates,
    today,
    typed: typedListing({ ...rule, ...fields }, []),
  });
}

export async function action(sent: Route.ActionArgs) {
  const { context, url, params } = sent;
  const form = await readForm(sent.request.clone() as Request);
  let own = await ownEvent(context, url, params.id);
  const other = own.dates.find(({ date }) => date === textField(form, "date"));
  if (other && other.id !== own.event.id) own = await ownEvent(context, url, other.id);
  const { event, viewer, today } = own;
  const scope = scopeIn(form);
  const intent = textField(form, "intent");
  if (intent === "cancel" || intent === "reinstate") {
    const isDone = await cancelEvent(context.get(servicesContext), viewer, event, scope, intent === "cancel");
    if (!isDone) throw data(null, 404);
    return redirectWithToast(
      localPath(languageIn(context), list),
      { name: "eventUpdated", variant: "default" },
      url,
    );
  }
  return answerSubmission(sent, {
    schema: eventEditForm(today, event.event_date),
    ...eventUploads,
    submit: (services, _, value, __, sending) => editEvent(services, viewer, event, scope, value, sending),
    path: list,
    toast: "eventUpdated",
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSubmission(request, serverAction);
}

export default function EditEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const toLocal = useLocalPath();
  const { id, title, isSeries, isCancelled, date, note, today, typed } = loaderData;
  return (
    <section className="section">
      <div className="wrap">
        <div className="mx-auto grid max-w-form gap-6">
          <h1 className="text-3xl">{t("listings.editTitle.event")}</h1>
          <p className="lead">{title}</p>
          <p className="text-muted">{t("listings.events.lead")}</p>
          {note ? <ReviewNote note={note} /> : null}
          {isSeries ? <OtherDates {...loaderData} /> : null}
          <EditForm
            kind="event"
            path={toLocal(editPath("event", id))}
            typed={typed}
            answer={actionData}
            submitLabel={t("listings.save")}
            cancel={() => (
              <ButtonLink variant="quiet" href={toLocal(list)}>
                {t("listings.cancel")}
              </ButtonLink>
            )}
          >
            {isSeries ? (
              <>
                <input type="hidden" name="date" value={date ?? ""} />
                <ScopeField />
              </>
            ) : null}
            <EventFields today={today} isEdit hasRule={isSeries} />
          </EditForm>
          <form method="post" className="form border-t border-line pt-8">
            <h2 className="text-2xl">{t("listings.events.cancelTitle")}</h2>
            <p className="text-muted">{t("listings.events.cancelHint")}</p>
            {isSeries ? (
              <>
                <input type="hidden" name="date" value={date ?? ""} />
                <ScopeField id="cancel-scope" />
              </>
            ) : null}
            <p>
              <SubmitButton name="intent" value={isCancelled ? "reinstate" : "cancel"} variant="destructive">
                {t(isCancelled ? "listings.events.reinstate" : "listings.events.cancel")}
              </SubmitButton>
            </p>
          </form>
        </div>
      </div>
    </section>
  );
}

function OtherDates({ id, dates }: Pick<Route.ComponentProps["loaderData"], "id" | "dates">) {
  const { t } = useWords();
  const words = useEventWords();
  const toLocal = useLocalPath();
  return (
    <details className="rounded-lg border border-line bg-card p-5">
      <summary className="font-bold">{t("listings.events.otherDate")}</summary>
      <ul className="mt-3 grid gap-2">
        {dates.map((date) => (
          <li key={date.id}>
            <Link
              href={toLocal(editPath("event", date.id))}
              aria-current={date.id === id ? "page" : undefined}
            >
              {words.date(date.event_date, "full")}
            </Link>
            {date.cancelled_at ? ` (${t("events.page.cancelled")})` : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
