import { data } from "react-router";
import { typedPost } from "../../../forms/posts/typed-post";
import { versionOfPost } from "../../../rules/posts/post-version";
import { postTextFields } from "../../../rules/posts/post-view";
import { changesState } from "../../../rules/review/changes-state";
import { withPending } from "../../../rules/review/moderation";
import { isPublic } from "../../../rules/review/status";
import { asOwnerKnows } from "../../../rules/review/undo-decision";
import { outdatedFields, readTranslation } from "../../../rules/site/owner-translation";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { type PostRow, selectOwnPost } from "../../db/posts/own-posts";
import { selectPicturesOfPost } from "../../db/posts/post-pictures";
import { selectLatestTags } from "../../db/posts/public-posts";
import { requireUser } from "../../http/guards";
import { wordsIn } from "../../http/i18n";
import { privatePage } from "../site/private-page";
import { distinctTags, snippetsIn, tagsFrom } from "./add-post-page";

type PostStage = "live" | "declined" | "pending" | "draft" | "rejected" | "unpublished";

/** With its waiting edit; other people's posts are a 404. */
export async function editPostPage(context: Context, url: URL, id: string) {
  const viewer = requireUser(context, url);
  const { db, now } = context.get(servicesContext);
  const [[found], pictures, used] = await ask(db, [
    selectOwnPost(db, id, viewer.id),
    selectPicturesOfPost(db, id),
    selectLatestTags(db, tagsFrom),
  ]);
  if (!found) throw data(null, 404);
  const post = asOwnerKnows(found, now());
  const shownPost = withPending(post, post.pending_changes);
  const stage = stageOf(post);
  const isTurnedDown = stage === "declined" || stage === "rejected";
  return privatePage(context, url, wordsIn(context).t("listings.editTitle.post"), {
    snippets: snippetsIn(context),
    tags: distinctTags(used),
    id,
    writer: viewer.id,
    title: shownPost.title,
    slug: isPublic(post) && post.publication === "published" ? post.slug : null,
    stage,
    note: isTurnedDown ? post.review_note : null,
    reasons: isTurnedDown ? post.review_reasons : null,
    outdated: outdatedOf(shownPost),
    storedCategory: post.category,
    typed: { ...typedPost(shownPost, pictures), version: [versionOfPost(shownPost)] },
  });
}

/** Translations older than their original. */
export function outdatedOf(post: PostRow): string[] {
  const texts = Object.fromEntries(postTextFields.map((field) => [field, post[field]]));
  return outdatedFields(readTranslation(post.translation), texts);
}

function stageOf(post: PostRow): PostStage {
  if (post.publication === "draft") {
    if (post.status === "rejected") return "rejected";
    return post.approved_at === null ? "draft" : "unpublished";
  }
  if (isPublic(post)) return changesState(post) === "declined" ? "declined" : "live";
  return post.status === "rejected" ? "rejected" : "pending";
}
