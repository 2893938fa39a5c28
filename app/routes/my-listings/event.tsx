import { useWords } from "../../components/site/words";
import { timesText } from "../../forms/events/event-time-problems";
import { typedListing } from "../../forms/places/typed-listing";
import { shownRule } from "../../rules/events/edit-scope";
import { dateInWords } from "../../rules/time/date-words";
import { servicesContext } from "../../server/context";
import { textField } from "../../server/http/form-data";
import { languageIn, wordsIn } from "../../server/http/i18n";
import { readSignedInForm } from "../../server/http/submitted-form";
import { cancelEvent } from "../../server/operations/events/cancel-event";
import { versionOfEvent } from "../../server/operations/events/edit-event";
import {
  answerEventAct,
  type EventAct,
  eventList,
  type Refused,
} from "../../server/pages/events/cancel-or-delete-answer";
import { answerEventEdit } from "../../server/pages/events/edit-event-answer";
import { loadOwnEvent } from "../../server/pages/events/own-event-page";
import { privatePage } from "../../server/pages/site/private-page";
import { ButtonLink } from "../../ui/button";
import { sendForm, sendSubmission } from "../../workbench/forms/send-form";
import type { CancelAnswer } from "../../workbench/owner/cancel-event";
import { EditEvent, type EventAnswer } from "../../workbench/owner/edit-event";
import { OwnFormFrame } from "../../workbench/owner/own-form-frame";
import type { Route } from "./+types/event";

/** Hydrated for times and rules that follow one another, and pictures that upload as they are chosen. */
export const handle = { hydrate: "event" };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const {
    event,
    edited,
    series,
    pattern,
    dates,
    pictures,
    shown: shownFields,
    today,
    closed,
  } = await loadOwnEvent(context, url, params.id);
  const { pending_changes: _, own_fields: __, review_reasons: ___, ...fields } = shownFields;
  const rule = pattern ? { ...pattern, is_recurring: true } : {};
  const reviewed = series?.review_note || series?.review_reasons ? series : event;
  const isAnswered = event.status === "approved" && event.waiting_since !== null;
  const { t } = wordsIn(context);
  const day = dateInWords(event.event_date, "full", languageIn(context));
  const heading = series ? t("listings.events.editDate", { date: day }) : t("listings.editTitle.event");
  return privatePage(context, url, heading, {
    id: event.id,
    heading,
    title: shownFields.title,
    isSeries: series !== null,
    isCancelled: event.cancelled_at !== null,
    date: event.series_instance_date,
    note: isAnswered ? null : reviewed.review_note,
    reasons: isAnswered ? null : reviewed.review_reasons,
    dates,
    today,
    closed,
    typed: {
      ...typedListing({ ...rule, rule_before: shownRule(edited), ...fields }, pictures),
      times_before: [timesText(shownFields.start_time, shownFields.end_time)],
      version: [versionOfEvent({ event, series })],
    },
  });
}

export async function action(args: Route.ActionArgs) {
  const submitted = await readSignedInForm(args);
  const { id } = args.params;
  const intent = textField(submitted.form, "intent");
  if (!isCancelling(intent)) return answerEventEdit(submitted, id);
  const services = args.context.get(servicesContext);
  const act: EventAct = (owner, own, scope) => cancelEvent(services, owner, own, scope, intent === "cancel");
  return answerEventAct(submitted, id, act, "eventUpdated");
}

/** What is typed beside it stays kept when an event is called off. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  if (isCancelling(form.get("intent")))
    return sendForm<CancelAnswer>(serverAction, { path: null, back: (notice) => ({ notice }) });
  return sendSubmission(request, serverAction);
}

const isCancelling = (intent: unknown) => intent === "cancel" || intent === "reinstate";

export default function EditEventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const refused = (actionData as Refused | undefined)?.refused;
  return (
    <OwnFormFrame title={loaderData.heading}>
      <EditEvent
        page={loaderData}
        answer={refused ? undefined : (actionData as EventAnswer | undefined)}
        cancelAnswer={{ refused }}
        cancel={
          <ButtonLink variant="quiet" href={localPath(eventList)}>
            {t("listings.events.leave")}
          </ButtonLink>
        }
      />
    </OwnFormFrame>
  );
}
