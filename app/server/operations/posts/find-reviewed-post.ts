import { editPath } from "../../../rules/places/paths";
import { withPending } from "../../../rules/review/moderation";
import { tagsOfPost } from "../../../rules/site/cache-tags";
import { ask } from "../../db/database";
import type { PostChange, PostRow } from "../../db/posts/own-posts";
import { selectPicturesOfPost } from "../../db/posts/post-pictures";
import { selectReviewedPost } from "../../db/posts/reviewed-post";
import { blogPosts } from "../../db/schema/posts";
import { selectLastAct } from "../../db/site/audit-log";
import { selectOwner } from "../../db/site/submission-owner";
import { placeDecided } from "../../emails/review/decided";
import type { Services } from "../../services";
import type { ReviewSubject } from "../review/review-subject";
import { writePost } from "./write-post";

/** In one round trip; null where there's none, and for a draft that was never submitted. */
export async function findReviewedPost(
  services: Services,
  id: string,
): Promise<ReviewSubject<PostRow, PostChange> | null> {
  const { db } = services;
  const [[row], [owner], facts, [last]] = await ask(db, [
    selectReviewedPost(db, id),
    selectOwner(db, blogPosts, id),
    selectPicturesOfPost(db, id),
    selectLastAct(db, "post", id),
  ]);
  if (!row) return null;
  return {
    kind: "post",
    rules: "post",
    noun: "post",
    row,
    owner: owner ?? null,
    last: last ?? null,
    name: withPending(row, row.pending_changes).title,
    write: (values, entry) => writePost(services, row, values, entry, facts),
    tags: tagsOfPost(id),
    paths: { approve: `/blog/${row.slug}`, reject: editPath("post", id) },
    mail: (t, decided) => placeDecided(t, { ...decided, category: row.category }, false),
  };
}
