import type { Submitted } from "../../components/review-screen";
import type { FormAnswer } from "../../forms/answer";
import type { ReviewAnswer } from "../../forms/review-answer";
import { nameOf } from "../../rules/listing-words";
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
  const isEdit = isPublic(listing) && listing.pending_changes !== null;
  const { id, slug, status, language, review_note, waiting_since, created_at, updated_at } = listing;
  return {
    ...{ kind, id, slug, status, language, review_note, waiting_since, created_at, updated_at },
    name: nameOf(kind, withPending(live, listing.pending_changes)),
    changes: isEdit ? compareFields(live, listing.pending_changes ?? {}) : null,
    owner,
    neighbours,
  };
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
