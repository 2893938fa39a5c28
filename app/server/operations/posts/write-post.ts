import type { SQL } from "drizzle-orm";
import type { PictureFacts } from "../../../rules/pictures/picture-sources";
import { picturesOfPost } from "../../../rules/posts/post-pictures";
import { searchTextOfPost } from "../../../rules/posts/post-search";
import { type PreparedPost, preparePost } from "../../../rules/posts/prepared-post";
import type { Language } from "../../../rules/site/language";
import { colourOf } from "../../db/pictures/picture-colour";
import { deleteUsedSlug, freeSlug, insertOldSlug } from "../../db/places/listing-slugs";
import type { PostChange, PostRow } from "../../db/posts/own-posts";
import { blogPosts } from "../../db/schema/posts";
import { type AuditEntry, insertAuditOfChange } from "../../db/site/audit-log";
import { updateUnchanged } from "../../db/write-row";
import type { Services } from "../../services";
import type { Statements } from "../site/commit";

type WrittenPost = {
  title: string;
  excerpt: string;
  category: string;
  tags: string[];
  content: string;
  language: Language;
  translation?: unknown;
  featured_image_url?: string | null;
  pending_changes?: object | null;
};
type Made = PreparedPost & { search_text: string; image_colour: SQL; pictures: string[] };

/** Columns derived from the text: sanitised HTML, search text, pictures. */
export function madeOf(post: WrittenPost, facts: readonly PictureFacts[]): Made {
  const prepared = preparePost({ ...post, translation: post.translation ?? null }, facts);
  const pictures = [...picturesOfPost(post), ...picturesOfPost(post.pending_changes ?? {})];
  return {
    ...prepared,
    search_text: searchTextOfPost({ ...post, translation: post.translation, clean: prepared.clean }),
    image_colour: colourOf(post.featured_image_url),
    pictures: [...new Set(pictures)],
  };
}

/** Statements that change a post and log it. `facts` describe the pictures it will show. */
export function writePost(
  { db, now: clock }: Pick<Services, "db" | "now">,
  currentRow: PostRow,
  { slug: wish, ...values }: PostChange,
  entry: AuditEntry,
  facts: readonly PictureFacts[],
): Statements {
  const now = clock();
  const { id, slug } = currentRow;
  const isMoved = wish !== undefined && wish !== slug;
  const made = madeOf({ ...currentRow, ...values }, facts);
  const written = { ...values, ...made, ...(isMoved ? { slug: freeSlug("post", id, wish) } : {}) };
  const change = [
    updateUnchanged(db, blogPosts, currentRow, written, now),
    insertAuditOfChange(db, entry, now),
  ];
  if (!isMoved) return change;
  const moving = [...change, deleteUsedSlug(db, "post", id)];
  return currentRow.approved_at === null ? moving : [insertOldSlug(db, "post", currentRow), ...moving];
}
