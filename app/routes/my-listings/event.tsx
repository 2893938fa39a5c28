import { data } from "react-router";
import { CancelEvent } from "../../components/cancel-event";
import { EditForm } from "../../components/edit-form";
import { EventFields } from "../../components/event-fields";
import { EventPreview } from "../../components/event-preview";
import { useLocalPath } from "../../components/local-path";
import { OtherDates } from "../../components/other-dates";
import { ReviewNote } from "../../components/review-note";
import { ScopeField } from "../../components/scope-field";
import { sendSubmission } from "../../components/send-submission";
import { useWords } from "../../components/words";
import type { FormAnswer } from "../../forms/answer";
import { type EventInput, eventUploads } from "../../forms/event";
import { eventEditForm, scopeOf } from "../../forms/event-edit";
import { typedListing } from "../../forms/typed-listing";
import { shownRule } from "../../rules/event-edit";
import type { Toast } from "../../rules/flash";
import { localPath } from "../../rules/language";
import { editPath } from "../../rules/listing-paths";
import { servicesContext } from "../../server/context";
import { answerHeaders } from "../../server/http/cache-headers";
import { redirectWithToast } from "../../server/http/flash";
import { readForm, textField } from "../../server/http/form-data";
import { languageIn, wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { privatePage } from "../../server/http/private-page";
import { cancelEvent } from "../../server/operations/cancel-event";
import { editEvent } from "../../server/operations/edit-event";
import { Button, ButtonLink } from "../../ui/button";
import { answerPreview } from "../add/event-preview";
import { answerSubmission, type Refused } from "../add/submission-answer";
import type { Route } from "./+types/event";
import { ownEvent } from "./own-event";

export const handle = { hydrate: true };
export const headers = answerHeaders;
export const meta = pageMeta;

const list = "/my-listings?type=event";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { event, edited, series, pattern, dates, pictures, shown, today } = await ownEvent(
    context,
    url,
    params.id,
  );
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
    now: context.get(servicesContext).now().getTime(),
    typed: typedListing({ ...rule, rule_before: shownRule(edited), ...fields }, pictures),
  });
}

export async function action(sent: Route.ActionArgs) {
  const { context, url, params } = sent;
  const form = await readForm(sent.request.clone() as Request);
  const intent = textField(form, "intent");
  const named = { date: textField(form, "date"), event_date: intent ? "" : textField(form, "event_date") };
  const { event, edited, isGone, viewer, today } = await ownEvent(context, url, params.id, named);
  const schema = eventEditForm(today, edited);
  if (intent === "preview") return answerPreview(sent, schema);
  if (intent === "cancel" || intent === "reinstate") {
    const scope = scopeOf({ scope: textField(form, "scope") });
    const cancelled = isGone
      ? gone
      : await cancelEvent(context.get(servicesContext), viewer, event, scope, intent === "cancel");
    if (!cancelled.ok && cancelled.error === "gone") throw data(null, 404);
    const toast: Toast = cancelled.ok
      ? { name: "eventUpdated", variant: "default" }
      : { name: "eventNotChanged", variant: "destructive" };
    return redirectWithToast(localPath(languageIn(context), list), toast, url);
  }
  let dropped = 0;
  return answerSubmission(sent, {
    schema,
    ...eventUploads,
    submit: async (services, _, value, __, sending) => {
      const saved = isGone ? gone : await editEvent(services, viewer, event, edited, value, sending);
      if (saved.ok) dropped = saved.dropped;
      return saved.ok || saved.error === "missing pictures" ? saved : refused(saved.error);
    },
    path: list,
    toast: () =>
      dropped > 0
        ? { name: "eventUpdatedWithout", variant: "warning", count: dropped }
        : { name: "eventUpdated", variant: "default" },
  });
}

const gone = { ok: false, error: "gone" } as const;

const problems = {
  "too early": { event_date: "eventForm.problems.too_early" },
  "no dates": { event_date: "eventForm.problems.no_dates" },
} as const;

function refused(error: "gone" | "stale" | keyof typeof problems): Refused {
  const back = { ok: false, error: "refused" } as const;
  if (error === "gone") return { ...back, status: 404, problems: {}, notice: error };
  if (error === "stale") return { ...back, status: 409, problems: {}, notice: error };
  return { ...back, status: 400, problems: problems[error], notice: null };
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSubmission(request, serverAction);
}

export default function EditEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const toLocal = useLocalPath();
  const { id, title, isSeries, isCancelled, date, note, today, now, typed } = loaderData;
  const answer = actionData as (FormAnswer & { preview?: EventInput }) | undefined;
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
            answer={answer}
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
            <EventFields today={today} isEdit />
            {answer?.preview ? <EventPreview event={answer.preview} now={new Date(now)} /> : null}
            <p>
              <Button
                type="submit"
                name="intent"
                value="preview"
                formAction={`${toLocal(editPath("event", id))}#preview`}
                variant="secondary"
                icon="eye"
              >
                {t("eventForm.preview.button")}
              </Button>
            </p>
          </EditForm>
          <CancelEvent isSeries={isSeries} date={date} isCancelled={isCancelled} />
        </div>
      </div>
    </section>
  );
}
