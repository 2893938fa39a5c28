import { data } from "react-router";
import { useWords } from "../../components/site/words";
import { type OwnKind, tabOf } from "../../rules/places/own-listings";
import { isPublic } from "../../rules/review/status";
import { localPath } from "../../rules/site/language";
import { servicesContext } from "../../server/context";
import { isAway } from "../../server/db/database";
import { selectOwnName } from "../../server/db/deleted-rows";
import { redirectWithToast } from "../../server/http/flash";
import { requireUser } from "../../server/http/guards";
import { languageIn, wordsIn } from "../../server/http/i18n";
import { deleteOwn } from "../../server/operations/review/delete-own-submission";
import { ownKind } from "../../server/pages/site/kind-in-address";
import { privatePage } from "../../server/pages/site/private-page";
import { Notice } from "../../ui/notice";
import { DeletePage } from "../../workbench/owner/delete-page";
import type { Route } from "./+types/delete";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

const toasts: Record<OwnKind, string> = {
  restaurant: "restaurantDeleted",
  hotel: "hotelDeleted",
  activity: "businessDeleted",
  business: "businessDeleted",
  post: "postDeleted",
};

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = requireUser(context, url);
  const { kind, what } = ownKind(params.kind);
  const { db } = context.get(servicesContext);
  const [listing] = await selectOwnName(db, what, { id: params.id, userId: viewer.id });
  if (!listing || listing.deleted_at !== null) throw data(null, 404);
  const title = wordsIn(context).t(`listings.deleteTitle.${kind}`);
  return privatePage(context, url, title, { kind, name: listing.name, isPublic: isPublic(listing) });
}

export async function action({ context, url, params }: Route.ActionArgs) {
  const viewer = requireUser(context, url);
  const { kind, what } = ownKind(params.kind);
  try {
    const isDone = await deleteOwn(context.get(servicesContext), viewer, what, params.id);
    if (!isDone) throw data(null, 404);
  } catch (error) {
    if (!isAway(error)) throw error;
    return data({ hasFailed: true }, { status: 503, headers: { "Retry-After": "30" } });
  }
  const path = localPath(languageIn(context), `/my-listings?type=${tabOf(kind)}`);
  return redirectWithToast(path, toasts[kind], url);
}

export default function DeleteOwn({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { kind, name, isPublic } = loaderData;
  return (
    <DeletePage
      kind={kind}
      lead={name}
      isPublic={isPublic}
      notice={
        actionData?.hasFailed && (
          <Notice tone="error" role="alert" title={t("listings.failed.title")}>
            <p>{t(`listings.deleteFailed.${kind}`)}</p>
            <p>{t("listings.deleteFailed.text")}</p>
          </Notice>
        )
      }
    />
  );
}
