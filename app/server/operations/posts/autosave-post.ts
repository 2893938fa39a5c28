import type { PostFields } from "../../../forms/posts/post";
import { draftSlug } from "../../../forms/posts/typed-post";
import { pictureKeysOf } from "../../../rules/pictures/picture-address";
import { picturesOfPost } from "../../../rules/posts/post-pictures";
import { secondsToNextSpan } from "../../../rules/site/throttle-span";
import { throttles } from "../../../rules/site/throttles";
import { ask } from "../../db/database";
import { freeSlug } from "../../db/places/listing-slugs";
import { selectDraft } from "../../db/posts/own-posts";
import { saveDraft } from "../../db/posts/post-drafts";
import { selectPictures } from "../../db/posts/post-pictures";
import { countSubmission, isWithin } from "../../db/review/submission-allowance";
import { blogPosts } from "../../db/schema/posts";
import { insertSubmitted } from "../../db/write-row";
import type { Services } from "../../services";
import { type Submitter, submissionAllowance } from "../review/submission-allowance";
import { madeOf } from "./write-post";

type Autosaved =
  | { ok: true; version: number; id: string }
  | { ok: false; error: "too many"; wait: number }
  /** Another window has saved the same form, or it was submitted. */
  | { ok: false; error: "stale" };

/** Saves a draft under the token of the form it's written in. */
export async function autosavePost(
  services: Services,
  viewer: Submitter,
  fields: PostFields,
  { token, version, hasSlug }: { token: string; version: number | null; hasSlug: boolean },
): Promise<Autosaved> {
  const { db, now } = services;
  const at = now().getTime();
  const id = crypto.randomUUID();
  const form = { user_id: viewer.id, form_token: token };
  const facts = await selectPictures(db, pictureKeysOf(picturesOfPost(fields)));
  const allowance = await submissionAllowance(viewer, now());
  const known = version ?? 0;
  const updated_at = Math.max(at, known + 1);
  const { slug, ...texts } = fields;
  const values = { ...texts, ...madeOf(fields, facts), autosaved_at: at, updated_at };
  const draft = {
    ...values,
    ...form,
    id,
    // The address follows a title only once it's finished; one typed by hand counts at once.
    slug: hasSlug ? freeSlug("post", id, slug) : draftSlug(id),
    publication: "draft" as const,
    created_at: at,
  };
  const [, , , [saved]] = await ask(db, [
    saveDraft(db, form, hasSlug ? { ...values, slug } : values, { version: known, fields: texts }),
    insertSubmitted(db, blogPosts, draft, [isWithin(allowance)]),
    countSubmission(db, blogPosts, id, allowance),
    selectDraft(db, viewer.id, token),
  ]);
  if (!saved)
    return { ok: false, error: "too many", wait: secondsToNextSpan(throttles.submission.span, now()) };
  const isOurs = saved.updated_at === updated_at && saved.autosaved_at === at;
  return isOurs ? { ok: true, version: updated_at, id: saved.id } : { ok: false, error: "stale" };
}
