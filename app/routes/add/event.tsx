import { useWords } from "../../components/site/words";
import { eventForm, eventOfForm, eventUploads } from "../../forms/events/event";
import type { FormAnswer } from "../../forms/site/form-answer";
import { firstFitting, type RecurrencePattern } from "../../rules/events/recurrence";
import { seriesDays, skippedMonths } from "../../rules/events/recurrence-limits";
import type { Toast } from "../../rules/site/flash";
import { parseDay } from "../../rules/time/days";
import { localDate, localDay } from "../../rules/time/panama-time";
import { servicesContext } from "../../server/context";
import { textField } from "../../server/http/form-data";
import { wordsIn } from "../../server/http/i18n";
import { readSubmittedForm } from "../../server/http/submitted-form";
import { submitEvent } from "../../server/operations/events/submit-event";
import { venueClosedOn, venueOf } from "../../server/pages/events/venue-closed";
import { newAddForm } from "../../server/pages/site/add-form-page";
import { privatePage } from "../../server/pages/site/private-page";
import { answerSubmission } from "../../server/pages/site/submission-answer";
import { PageHero } from "../../ui/page-hero";
import { EventFields } from "../../workbench/forms/event-fields";
import { EventPreview, type PreviewedEvent } from "../../workbench/forms/event-preview";
import { NextSteps } from "../../workbench/forms/next-steps";
import { PausedAccount } from "../../workbench/forms/paused-account";
import { PreviewButton } from "../../workbench/forms/preview-panel";
import { sendSubmission } from "../../workbench/forms/send-form";
import { SignedOut } from "../../workbench/forms/signed-out";
import { SubmissionForm } from "../../workbench/forms/submission-form";
import type { Route } from "./+types/event";

/** Hydrated for times and rules that follow one another, pictures that upload at once, and a draft that is kept. */
export const handle = { hydrate: "event" };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  return privatePage(context, url, wordsIn(context).t("eventForm.title"), {
    ...(await newAddForm(context, url, "event")),
    today: localDate(context.get(servicesContext).now()),
  });
}

export async function action(args: Route.ActionArgs) {
  const submitted = await readSubmittedForm(args);
  const isSeries = textField(submitted.form, "is_recurring") === "on";
  let toast: Toast = { name: isSeries ? "seriesCreated" : "eventSubmitted", variant: "default" };
  return answerSubmission(submitted, {
    schema: eventForm(args.context.get(servicesContext).now()),
    ...eventUploads,
    preview: async (value, language, services) => {
      const event = eventOfForm(value, language);
      return { ...event, closed: venueClosedOn(event, await venueOf(services, event.location)) };
    },
    submit: async (services, viewer, value, language, sending) => {
      const event = eventOfForm(value, language);
      if (event.pattern) toast = toastOfSeries(event.pattern, event.event_date, services.now());
      const made = await submitEvent(services, viewer, event, sending);
      if (made.ok && toast.variant === "default" && venueClosedOn(event, made))
        toast = { name: `${toast.name}Closed`, variant: "warning" };
      return made;
    },
    path: "/calendar",
    toast: () => toast,
  });
}

/** Every date of a rule is written or none; what the rule itself leaves out is told with its reason. */
function toastOfSeries(pattern: RecurrencePattern, date: string, now: Date): Toast {
  const start = parseDay(date) ?? localDay(now);
  const first = firstFitting(pattern, start) ?? start;
  const count = skippedMonths(pattern, seriesDays(pattern, first, localDay(now))).length;
  if (first !== start) return { name: "seriesLater", variant: "warning" };
  return count > 0
    ? { name: "seriesSkipping", variant: "warning", count }
    : { name: "seriesCreated", variant: "default" };
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSubmission(request, serverAction);
}

type Answer = FormAnswer & { preview?: PreviewedEvent };

export default function AddEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { isSignedIn, isPaused, signIn, token, known, places, today } = loaderData;
  const answer = actionData as Answer | undefined;
  return (
    <>
      <PageHero title={t("eventForm.title")} subtitle={t("eventForm.lead")} />
      <section className="wrap grid items-start gap-16 pb-20 lg:grid-cols-[40rem_1fr]">
        {isPaused && !answer ? (
          <PausedAccount />
        ) : isSignedIn || answer ? (
          <SubmissionForm kind="event" answer={answer} token={token} signIn={signIn} known={known}>
            <EventFields today={today} places={places} />
            {answer?.preview ? <EventPreview event={answer.preview} today={today} /> : null}
            <PreviewButton />
          </SubmissionForm>
        ) : (
          <SignedOut
            title={t("eventForm.signedOutTitle")}
            text={t("eventForm.signedOut")}
            signIn={signIn}
            label={t("eventForm.logIn")}
          />
        )}
        <NextSteps />
      </section>
    </>
  );
}
