import type { PostFields } from "../../../forms/posts/post";
import { pictureKeysOf } from "../../../rules/pictures/picture-address";
import { picturesOfPost } from "../../../rules/posts/post-pictures";
import { type Publication, publishedAt } from "../../../rules/posts/publication";
import { ask } from "../../db/database";
import { areStored, selectMissingPictures } from "../../db/pictures/stored-pictures";
import { freeSlug } from "../../db/places/listing-slugs";
import { selectDraft } from "../../db/posts/own-posts";
import { finishDraft } from "../../db/posts/post-drafts";
import { selectPictures } from "../../db/posts/post-pictures";
import { blogPosts } from "../../db/schema/posts";
import { insertSubmitted } from "../../db/write-row";
import type { Services } from "../../services";
import type { Overtaken } from "../review/save-edit";
import type { Submitter } from "../review/submission-allowance";
import { type Sending, type Submitted, submit } from "../review/submit";
import { madeOf } from "./write-post";

/**
 * Submits a post for review, or saves it as a draft. The draft autosaved under the same form becomes this post, unless
 * another window has saved it since.
 */
export async function submitPost(
  services: Services,
  viewer: Submitter,
  fields: PostFields,
  publication: Publication,
  { token, words, version }: Pick<Sending, "token" | "words"> & { version: number | null },
): Promise<Submitted | Overtaken> {
  const { db } = services;
  const at = services.now().getTime();
  const id = crypto.randomUUID();
  const form = { user_id: viewer.id, form_token: token };
  const pictures = picturesOfPost(fields);
  const keys = pictureKeysOf(pictures);
  const [facts, missing] =
    keys.length > 0 ? await ask(db, [selectPictures(db, keys), selectMissingPictures(db, keys)]) : [[], []];
  if (missing.length > 0)
    return { ok: false, error: "missing pictures", keys: missing.map(({ key }) => key) };
  const values = {
    ...fields,
    ...madeOf(fields, facts),
    publication,
    published_at: publishedAt(null, publication, at),
    waiting_since: publication === "published" ? at : null,
    updated_at: at,
  };
  const row = { ...values, ...form, id, slug: freeSlug("post", id, fields.slug), created_at: at };
  const done = await submit(
    services,
    viewer,
    {
      id,
      table: blogPosts,
      pictured: { image_url: fields.featured_image_url, gallery_images: pictures },
      write: (conditions) => [
        finishDraft(db, form, { ...values, slug: fields.slug }, version, areStored(keys)),
        insertSubmitted(db, blogPosts, row, conditions),
      ],
      made: selectDraft(db, viewer.id, token),
    },
    words,
  );
  if (!done.ok || done.autosaved_at === null) return done;
  if (done.deleted_at !== null) return { ok: false, error: "gone" };
  return { ok: false, error: "stale", version: String(done.updated_at) };
}
