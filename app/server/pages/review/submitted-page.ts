import { wordsOf } from "../../../rules/places/listing-texts";
import { publicPath } from "../../../rules/places/paths";
import { withPending } from "../../../rules/review/moderation";
import type { ListingKind } from "../../../rules/site/slugs";
import type { Context } from "../../context";
import { languageIn } from "../../http/i18n";
import { readPhoto } from "../places/place-page";
import { privatePage } from "../site/private-page";
import { loadSubmission } from "./review-page";
import { summaryOf } from "./submission-summary";

/** A waiting place as it would be public. */
export async function submittedPage(context: Context, url: URL, kind: ListingKind, id: string) {
  const { listing, facts, now, ...around } = await loadSubmission(context, url, kind, id);
  const whole = withPending(listing, listing.pending_changes);
  const { form_token: _, search_text: __, ...shownPlace } = whole;
  const summary = summaryOf(kind, listing, whole, wordsOf(kind, whole), languageIn(context));
  return privatePage(context, url, summary.name, {
    submission: { ...summary, ...around, path: publicPath(kind, listing.slug) },
    place: shownPlace,
    facts,
    tab: url.searchParams.get("tab"),
    photo: readPhoto(url),
    now,
  });
}
