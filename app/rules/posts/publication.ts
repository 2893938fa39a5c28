import { divideEdit } from "../review/divide-edit";
import { type Change, changedByOwner, type Moderated } from "../review/moderation";
import { isPublic, type Status } from "../review/status";

export const publications = ["draft", "published"] as const;
export type Publication = (typeof publications)[number];

export function isPublication(value: unknown): value is Publication {
  return value === "draft" || value === "published";
}

/** Both its author and a reviewer must want it. */
export function isPublicPost(post: { status: Status; publication: Publication }): boolean {
  return isPublic(post) && post.publication === "published";
}

/** What an author's change did to a post. */
export const postOutcomes = ["unpublished", "published", "edited", "unchanged", "waits", "kept"] as const;
export type PostOutcome = (typeof postOutcomes)[number];
type Standing = { status: Status; publication: Publication; pending_changes: unknown };

export function outcomeOf(before: Standing, after: Standing): PostOutcome {
  if (isPublicPost(before) && !isPublicPost(after)) return "unpublished";
  if (isPublicPost(before)) return after.pending_changes || before.pending_changes ? "edited" : "unchanged";
  if (isPublicPost(after)) return "published";
  return after.publication === "published" ? "waits" : "kept";
}

type Published = { publication: Publication; published_at: number | null };

/** Publishing sets the date, a draft has none; a post that stays published keeps its date. */
export function publishedAt(before: Published | null, publication: Publication, now: number): number | null {
  if (publication === "draft") return null;
  return before?.publication === "published" && before.published_at !== null ? before.published_at : now;
}

type ModeratedPost = Moderated & Published;

/**
 * An author's change. A public post's text waits for review. A draft needs none; unpublishing is immediate; publishing
 * again without a change since approval too; everything else is reviewed first.
 */
export function changedByAuthor<Fields extends object>(
  row: ModeratedPost,
  edited: Fields,
  publication: Publication,
  now: number,
): { toReview: Partial<Fields> | null; row: Change<Fields>["row"] & Published } {
  const published = { publication, published_at: publishedAt(row, publication, now) };
  if (isPublicPost(row) && publication === "published") {
    const change = changedByOwner("post", row, edited, now);
    return { toReview: change.toReview, row: { ...change.row, ...published } };
  }
  const { toReview } = divideEdit("post", row, edited);
  const status = isPublic(row) && !toReview ? ("approved" as const) : ("pending" as const);
  const isAsked = publication === "published" && status === "pending";
  const isAnswered = isAsked || status === "approved";
  const decided = {
    status,
    review_note: isAnswered ? null : row.review_note,
    review_reasons: isAnswered ? null : row.review_reasons,
    pending_changes: null,
    waiting_since: isAsked ? (row.waiting_since ?? now) : null,
  };
  return { toReview: null, row: { ...(toReview ?? ({} as Partial<Fields>)), ...decided, ...published } };
}
