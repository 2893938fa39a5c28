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
import { eventEditForm, patternOfEdit, previewOfEdit } from "../../forms/event-edit";
import { typedListing } from "../../forms/typed-listing";
import { shownRule } from "../../rules/event-edit";
import type { Toast } from "../../rules/flash";
import { editPath } from "../../rules/listing-paths";
import { servicesContext } from "../../server/context";
import { answerHeaders } from "../../server/http/cache-headers";
import { readForm, textField } from "../../server/http/form-data";
import { wordsIn } from "../../server/http/i18n";
import { pageMeta } from "../../server/http/meta";
import { privatePage } from "../../server/http/private-page";
import { editEvent } from "../../server/operations/edit-event";
import { Button, ButtonLink } from "../../ui/button";
import { answerPreview } from "../add/event-preview";
import { answerSubmission } from "../add/submission-answer";
import type { Route } from "./+types/event";
import { answerCancellation } from "./cancellation-answer";
import { toastOfEdit } from "./edit-toast";
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
  const { pending_changes: _, own_fields: __, ...fields } = shown;
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
  if (intent === "preview")
    return answerPreview(sent, schema, (value, language) => previewOfEdit(value, edited, language));
  if (intent === "cancel" || intent === "reinstate") {
    if (isGone) throw data(null, 404);
    return answerCancellation(sent, viewer, event, { scope: textField(form, "scope"), intent });
  }
  let toast: Toast = toastOfEdit(null, "", 0);
  return answerSubmission(sent, {
    schema,
    ...eventUploads,
    submit: async (services, _, value, __, sending) => {
      const saved = isGone ? gone : await editEvent(services, viewer, event, edited, value, sending);
      if (saved.ok) toast = toastOfEdit(patternOfEdit(value, edited), value.event_date, saved.dropped);
      if (saved.ok || (saved.error !== "too early" && saved.error !== "no dates")) return saved;
      return { ok: false, error: "refused", problems: problems[saved.error] };
    },
    path: list,
    toast: () => toast,
  });
}

const gone = { ok: false, error: "gone" } as const;

const problems = {
  "too early": { event_date: "eventForm.problems.too_early" },
  "no dates": { event_date: "eventForm.problems.no_dates" },
} as const;

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
