import type { PostFields } from "../../../forms/posts/post";
import { pictureKeysOf } from "../../../rules/pictures/picture-address";
import type { PictureFacts } from "../../../rules/pictures/picture-sources";
import { waitingWords } from "../../../rules/pictures/waiting-picture-words";
import { picturesOfPost } from "../../../rules/posts/post-pictures";
import { versionOfPost } from "../../../rules/posts/post-version";
import {
  changedByAuthor,
  isPublicPost,
  outcomeOf,
  type PostOutcome,
  type Publication,
} from "../../../rules/posts/publication";
import { withPending } from "../../../rules/review/moderation";
import { isPublic } from "../../../rules/review/status";
import { tagsOfPost } from "../../../rules/site/cache-tags";
import { ask } from "../../db/database";
import { selectOwnWords, updatePictureWords } from "../../db/pictures/pictures";
import { selectMissingPictures } from "../../db/pictures/stored-pictures";
import { type PostRow, selectOwnPost } from "../../db/posts/own-posts";
import { selectPictures } from "../../db/posts/post-pictures";
import { entryOf, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { type Overtaken, saveEdit } from "../review/save-edit";
import type { Sending, Submitted } from "../review/submit";
import { commit } from "../site/commit";
import { writePost } from "./write-post";

type Edited = Submitted<{ id: string; slug: string; outcome: PostOutcome }> | Overtaken;

/** Saves an author's edit. Nothing changes where somebody else has edited or deleted the post meanwhile. */
export async function editPost(
  services: Services,
  viewer: { id: string },
  post: PostRow,
  edited: PostFields,
  publication: Publication,
  { words, form, version }: Omit<Sending, "token">,
): Promise<Edited> {
  const { db } = services;
  const { missing, facts, pictureWords } = await lookAtPictures(services, viewer, edited, post);
  if (missing.length > 0)
    return { ok: false, error: "missing pictures", keys: missing.map(({ key }) => key) };
  return saveEdit<PostRow, Edited>(post, {
    version,
    versionOf: (row) => versionOfPost(withPending(row, row.pending_changes)),
    save: (row) => {
      const picture_words = isPublic(row) ? waitingWords(pictureWords, words) : undefined;
      const values = { ...edited, picture_words };
      return write(services, { id: viewer.id, form }, { post: row, facts }, values, publication, words);
    },
    look: async () => (await selectOwnPost(db, post.id, viewer.id))[0] ?? null,
  });
}

async function write(
  services: Services,
  viewer: Sender,
  { post, facts }: { post: PostRow; facts: PictureFacts[] },
  edited: PostFields,
  publication: Publication,
  words: Sending["words"],
) {
  const { db, now } = services;
  const { id, slug } = post;
  const { toReview, row } = changedByAuthor(post, edited, publication, now().getTime());
  const after = { ...post, ...row };
  const wasPublic = isPublicPost(post);
  const isTurned = wasPublic !== isPublicPost(after);
  const action = isTurned ? (wasPublic ? "post.unpublish" : "post.publish") : "post.edit";
  const outcome = outcomeOf(post, after);
  const entry = entryOf(viewer, action, ["post", id], {
    before: { status: post.status, publication: post.publication },
    after: { status: after.status, publication, fields: Object.keys(toReview ?? {}), outcome },
  });
  const along = words.length > 0 ? [updatePictureWords(db, viewer.id, words)] : [];
  const values = { ...row, autosaved_at: null };
  const statements = [...writePost(services, post, values, entry, facts), ...along];
  const done = await commit(services, statements, isTurned ? tagsOfPost(id) : [], viewer, { outcome });
  return done.ok ? { ok: true as const, id, slug, outcome } : done;
}

/** Pictures in the edit that are no longer stored, and what is known of those before and after it. */
async function lookAtPictures({ db }: Services, viewer: { id: string }, edited: PostFields, post: PostRow) {
  const wanted = pictureKeysOf(picturesOfPost(edited));
  const all = [...new Set([...wanted, ...pictureKeysOf(picturesOfPost(post))])];
  if (all.length === 0) return { missing: [], facts: [], pictureWords: [] };
  const [missing, facts, pictureWords] = await ask(db, [
    selectMissingPictures(db, wanted),
    selectPictures(db, all),
    selectOwnWords(db, viewer.id, wanted),
  ]);
  return { missing, facts, pictureWords };
}
