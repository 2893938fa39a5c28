import { isPublic, type Status } from "../review/status";

export const publications = ["draft", "published"] as const;
export type Publication = (typeof publications)[number];

export function isPublication(value: unknown): value is Publication {
  return value === "draft" || value === "published";
}

/** Two people have to want it: its author, and whoever reviews it. */
export function isPublicPost(post: { status: Status; publication: Publication }): boolean {
  return isPublic(post) && post.publication === "published";
}

type Before = { publication: Publication; published_at: number | null } | null;

/** Choosing "published" sets the date, a draft has none; what stays published keeps the date it has. */
export function publishedAt(before: Before, publication: Publication, now: Date): number | null {
  if (publication === "draft") return null;
  return before?.publication === "published" && before.published_at !== null
    ? before.published_at
    : now.getTime();
}

export type PostState = {
  status: Status;
  publication: Publication;
  waiting_since: number | null;
};
export type Turn = {
  status: Status;
  /** Null: nobody is asked to look. */
  waiting_since: number | null;
  /** Words that would change what the public reads wait beside it; all others are written into the row. */
  waits: boolean;
};

/**
 * What an edit by its author does to a post. A draft asks for nobody; unpublishing is at once; what is published again
 * without a change since its approval is public at once; everything else is looked at first.
 */
export function turnOfPost(
  before: PostState,
  publication: Publication,
  hasChanged: boolean,
  now: Date,
): Turn {
  const since = before.waiting_since ?? now.getTime();
  if (isPublicPost(before) && publication === "published") {
    return { status: "approved", waiting_since: hasChanged ? since : null, waits: hasChanged };
  }
  const status = isPublic(before) && !hasChanged ? "approved" : "pending";
  const isAsked = publication === "published" && status !== "approved";
  return { status, waiting_since: isAsked ? since : null, waits: false };
}
