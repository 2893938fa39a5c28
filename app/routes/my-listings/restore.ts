import { data } from "react-router";
import { tabOf } from "../../rules/places/own-listings";
import { localPath } from "../../rules/site/language";
import { servicesContext } from "../../server/context";
import { redirectWithToast } from "../../server/http/flash";
import { requireUser } from "../../server/http/guards";
import { languageIn } from "../../server/http/i18n";
import { restoreOwn } from "../../server/operations/review/delete-own";
import { ownKind } from "../../server/pages/site/own-kind";
import type { Route } from "./+types/restore";

export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

/** After ten minutes there is nothing to take back. */
export async function action({ context, url, params }: Route.ActionArgs) {
  const viewer = requireUser(context, url);
  const { kind, what } = ownKind(params.kind);
  const isBack = await restoreOwn(context.get(servicesContext), viewer, what, params.id);
  if (!isBack) throw data(null, 404);
  const path = localPath(languageIn(context), `/my-listings?type=${tabOf(kind)}`);
  return redirectWithToast(path, { name: "listingRestored", variant: "default" }, url);
}

export default function Restore() {
  return null;
}
