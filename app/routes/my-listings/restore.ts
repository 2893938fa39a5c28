import { data } from "react-router";
import { tabOf } from "../../rules/places/own-listings";
import { localPath } from "../../rules/site/language";
import { type Services, servicesContext } from "../../server/context";
import { redirectWithToast } from "../../server/http/flash";
import { requireUser } from "../../server/http/guards";
import { languageIn } from "../../server/http/i18n";
import { restoreOwnEvent, restoreOwnSeries } from "../../server/operations/events/restore-event";
import { restoreOwn } from "../../server/operations/review/delete-own-submission";
import { ownKind } from "../../server/pages/site/kind-in-address";
import type { Route } from "./+types/restore";

export { default, loader } from "../../server/http/post-only";

type Restore = (services: Services, owner: { id: string }, id: string) => Promise<boolean>;

const ofEvents = new Map<string, Restore>([
  ["event", restoreOwnEvent],
  ["series", restoreOwnSeries],
]);

/** After ten minutes nothing can be restored. */
export async function action({ context, url, params }: Route.ActionArgs) {
  const viewer = requireUser(context, url);
  const { tab, restore } = restorable(params.kind);
  const isBack = await restore(context.get(servicesContext), viewer, params.id);
  if (!isBack) throw data(null, 404);
  const path = localPath(languageIn(context), `/my-listings?type=${tab}`);
  return redirectWithToast(path, "listingRestored", url);
}

function restorable(text: string): { tab: string; restore: Restore } {
  const restore = ofEvents.get(text);
  if (restore) return { tab: "event", restore };
  const { kind, what } = ownKind(text);
  return { tab: tabOf(kind), restore: (services, owner, id) => restoreOwn(services, owner, what, id) };
}
