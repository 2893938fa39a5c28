import type { Submitted } from "../../components/review-screen";
import type { FormAnswer } from "../../forms/answer";
import type { ReviewAnswer } from "../../forms/review-answer";
import { nameOf, wordFields } from "../../rules/listing-words";
import { outdatedFields, readTranslation } from "../../rules/localised-text";
import { compareFields, withPending } from "../../rules/pending-changes";
import type { ListingKind } from "../../rules/slugs";
import { isPublic } from "../../rules/status";
import type { AnyListing, Owner } from "../../server/db/listing-changes";
import type { Neighbour } from "../../server/http/review-page";

type Loaded = {
  listing: AnyListing;
  owner: Owner | null;
  neighbours: { previous: Neighbour | null; following: Neighbour | null };
};

/** What every kind's screen says about a submission besides the kind's own page. */
export function submitted(kind: ListingKind, { listing, owner, neighbours }: Loaded): Submitted {
  const live: Record<string, unknown> = { ...listing };
  const shown = withPending(live, listing.pending_changes);
  const isEdit = isPublic(listing) && listing.pending_changes !== null;
  const { id, slug, status, language, review_note, waiting_since, created_at, updated_at } = listing;
  return {
    ...{ kind, id, slug, status, language, review_note, waiting_since, created_at, updated_at },
    name: nameOf(kind, shown),
    changes: isEdit ? compareFields(live, listing.pending_changes ?? {}) : null,
    outdated: outdatedFields(readTranslation(shown.translation), wordsOf(kind, shown)),
    owner,
    neighbours,
  };
}

function wordsOf(kind: ListingKind, shown: Record<string, unknown>) {
  const texts = wordFields(kind).map((field) => {
    const value = shown[field];
    return [field, typeof value === "string" ? value : null] as const;
  });
  return Object.fromEntries(texts);
}

type Correction = FormAnswer & { failure?: "stale" };

/** Which of the screen's forms came back: the decision's, the correction's, or both when the submission has changed. */
export function reviewed(answer: Correction | ReviewAnswer | undefined): {
  correction: FormAnswer | undefined;
  decision: ReviewAnswer | undefined;
} {
  if (!answer || !("typed" in answer)) return { correction: undefined, decision: answer };
  return { correction: answer, decision: answer.failure && { failure: answer.failure } };
}
