import { data } from "react-router";
import { localPath } from "../../rules/site/language";
import { servicesContext } from "../../server/context";
import { redirectWithToast } from "../../server/http/flash";
import { requireUser } from "../../server/http/guards";
import { languageIn } from "../../server/http/i18n";
import { takeBackEvent } from "../../server/operations/events/restore-event";
import type { Route } from "./+types/event-restore";

export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

/** After ten minutes there is nothing to take back. */
export async function action({ context, url, params }: Route.ActionArgs) {
  const viewer = requireUser(context, url);
  const isBack = await takeBackEvent(context.get(servicesContext), viewer, params.id);
  if (!isBack) throw data(null, 404);
  const path = localPath(languageIn(context), "/my-listings?type=event");
  return redirectWithToast(path, { name: "listingRestored", variant: "default" }, url);
}

export default function Restore() {
  return null;
}
