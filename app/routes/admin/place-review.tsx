import { readAdminForm } from "../../server/http/submitted-form";
import { answerListingReview } from "../../server/pages/review/listing-review-answer";
import { loadListingReview } from "../../server/pages/review/listing-review-page";
import { listingKind } from "../../server/pages/site/kind-in-address";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { ListingReview } from "../../workbench/review/listing-review";
import { sendReview } from "../../workbench/review/send-review";
import type { Route } from "./+types/place-review";

/** Hydrated for the keys that decide, and for corrections like on the form itself. */
export const handle = { hydrate: "admin", admin: true };
export const shouldRevalidate = isOvertakenOrUsual;
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadListingReview(context, url, listingKind(params.kind), params.id);
}

export async function action(args: Route.ActionArgs) {
  const kind = listingKind(args.params.kind);
  return answerListingReview(await readAdminForm(args), kind, args.params.id);
}

/** From the browser, where nothing of it is lost. */
export const clientAction = sendReview;

export default function PlaceSubmission({ loaderData, actionData }: Route.ComponentProps) {
  return <ListingReview page={loaderData} answer={actionData} />;
}
