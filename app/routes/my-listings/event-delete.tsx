import { useEventWords } from "../../components/events/use-event-words";
import { isPublic } from "../../rules/review/status";
import { servicesContext } from "../../server/context";
import { wordsIn } from "../../server/http/i18n";
import { readSignedInForm } from "../../server/http/submitted-form";
import { deleteEvent } from "../../server/operations/events/delete-event";
import { answerEventAct, type EventAct } from "../../server/pages/events/cancel-or-delete-answer";
import { loadOwnEvent } from "../../server/pages/events/own-event-page";
import { privatePage } from "../../server/pages/site/private-page";
import { FormStateProvider } from "../../workbench/forms/form-state";
import { FormToken } from "../../workbench/forms/form-token";
import { SeriesScopeField } from "../../workbench/forms/series-scope-field";
import { DeletePage } from "../../workbench/owner/delete-page";
import type { Route } from "./+types/event-delete";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { shown: shownFields, series, event } = await loadOwnEvent(context, url, params.id);
  return privatePage(context, url, wordsIn(context).t("listings.deleteTitle.event"), {
    name: shownFields.title,
    date: event.series_instance_date,
    day: event.event_date,
    isSeries: series !== null,
    isPublic: isPublic(event),
  });
}

/** Deleting a series asks which dates; a single event has no choice. */
export async function action(args: Route.ActionArgs) {
  const services = args.context.get(servicesContext);
  const act: EventAct = (owner, own, scope) => deleteEvent(services, owner, own, scope);
  return answerEventAct(await readSignedInForm(args), args.params.id, act, "eventDeleted");
}

export default function DeleteEvent({ loaderData, actionData }: Route.ComponentProps) {
  const words = useEventWords();
  const { name, date, day, isSeries, isPublic } = loaderData;
  return (
    <DeletePage kind="event" lead={`${name}, ${words.date(day, "full")}`} isPublic={isPublic}>
      <FormToken />
      {isSeries ? (
        <>
          <input type="hidden" name="date" value={date ?? ""} />
          <FormStateProvider typed={{}} problems={actionData?.refused ?? {}}>
            <SeriesScopeField />
          </FormStateProvider>
        </>
      ) : null}
    </DeletePage>
  );
}
