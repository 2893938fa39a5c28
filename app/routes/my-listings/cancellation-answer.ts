import { data, type RouterContextProvider } from "react-router";
import { scopeOf } from "../../forms/event-edit";
import type { Toast } from "../../rules/flash";
import { localPath } from "../../rules/language";
import { servicesContext } from "../../server/context";
import { redirectWithToast } from "../../server/http/flash";
import { languageIn } from "../../server/http/i18n";
import { cancelEvent } from "../../server/operations/cancel-event";

type Sent = { context: Readonly<RouterContextProvider>; url: URL };
type Cancelled = Parameters<typeof cancelEvent>[2];

/** Calls an event off, or takes that back, for the dates that are meant. */
export async function answerCancellation(
  { context, url }: Sent,
  viewer: { id: string },
  event: Cancelled,
  { scope, intent }: { scope: string; intent: "cancel" | "reinstate" },
) {
  const services = context.get(servicesContext);
  const done = await cancelEvent(services, viewer, event, scopeOf({ scope }), intent === "cancel");
  if (!done.ok && done.error === "gone") throw data(null, 404);
  const toast: Toast = done.ok
    ? { name: "eventUpdated", variant: "default" }
    : { name: "eventNotChanged", variant: "destructive" };
  return redirectWithToast(localPath(languageIn(context), "/my-listings?type=event"), toast, url);
}
