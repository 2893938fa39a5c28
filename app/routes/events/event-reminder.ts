import { data, redirect } from "react-router";
import { pathOfEvent } from "../../rules/events/event-view";
import { localPath } from "../../rules/site/language";
import { isDate } from "../../rules/time/days";
import { servicesContext } from "../../server/context";
import { ask } from "../../server/db/database";
import { deleteReminder } from "../../server/db/events/reminders";
import { redirectWithToast } from "../../server/http/flash";
import { readForm, textField } from "../../server/http/form-data";
import { requireUser } from "../../server/http/guards";
import { languageIn } from "../../server/http/i18n";
import { remindMe } from "../../server/operations/events/remind-me";
import type { Route } from "./+types/event-reminder";

export { default } from "../../server/http/post-only";

/** The form stands on the page of the event; whoever opens this address by itself is led there. */
export function loader({ context, params: { slug, date } }: Route.LoaderArgs) {
  throw redirect(localPath(languageIn(context), pathOfEvent({ slug, series_instance_date: date })), 302);
}

export async function action({ request, context, url, params: { slug, date } }: Route.ActionArgs) {
  const viewer = requireUser(context, url);
  const intent = textField(await readForm(request), "intent");
  if (!isDate(date)) throw data(null, 404);
  const services = context.get(servicesContext);
  const back = localPath(languageIn(context), pathOfEvent({ slug, series_instance_date: date }));
  if (intent === "forget") {
    await ask(services.db, [deleteReminder(services.db, { slug, date }, viewer.id)]);
    return redirectWithToast(back, "reminderForgotten", url);
  }
  if (intent !== "remind") throw data(null, 400);
  if (!(await remindMe(services, viewer, { slug, date }))) throw data(null, 404);
  return redirectWithToast(back, "reminderSet", url);
}
