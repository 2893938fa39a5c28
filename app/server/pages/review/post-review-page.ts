import { data } from "react-router";
import { typedNames } from "../../../rules/posts/post-version";
import { changesOfText, type TextChanges } from "../../../rules/posts/text-changes";
import { isWaitingEdit, withPending } from "../../../rules/review/moderation";
import { otherLanguage } from "../../../rules/site/language";
import { readTranslation } from "../../../rules/site/owner-translation";
import { pick } from "../../../rules/site/pick";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import type { PostRow } from "../../db/posts/own-posts";
import { selectPicturesOfPost } from "../../db/posts/post-pictures";
import { selectLatestTags } from "../../db/posts/public-posts";
import { selectReviewedPost } from "../../db/posts/reviewed-post";
import { blogPosts } from "../../db/schema/posts";
import { selectOwner } from "../../db/site/submission-owner";
import { requireAdmin } from "../../http/guards";
import { languageIn } from "../../http/i18n";
import { distinctTags, snippetsIn, tagsFrom } from "../posts/add-post-page";
import { outdatedOf } from "../posts/edit-post-page";
import { preparedForm, previewsOf } from "../posts/post-preview";
import { aroundOf, selectAround } from "./beside-submission";
import { summaryOf } from "./submission-summary";

/** One text of a submitted post, and what its edit would change. */
type ReviewedText = {
  field: "content" | "translation.content";
  before: string | null;
  html: string;
  changes: TextChanges | null;
};

/** A preview of the post, its texts, and what its edit would change. */
export async function loadPostReview(context: Context, url: URL, id: string) {
  requireAdmin(context, url);
  const services = context.get(servicesContext);
  const { db, now: clock } = services;
  const now = clock();
  const [[row], [owner], facts, used, ...around] = await ask(db, [
    selectReviewedPost(db, id),
    selectOwner(db, blogPosts, id),
    selectPicturesOfPost(db, id),
    selectLatestTags(db, tagsFrom),
    ...selectAround(db, "post", id, now),
  ]);
  if (!row) throw data(null, 404);
  const shownPost = withPending(row, row.pending_changes);
  const written = { ...shownPost, author: owner?.name ?? null };
  const made = await preparedForm(services, written);
  const isEdit = isWaitingEdit(row);
  return {
    snippets: snippetsIn(context),
    tags: distinctTags(used),
    submission: {
      ...summaryOf(
        "post",
        row,
        shownPost,
        { title: shownPost.title, excerpt: shownPost.excerpt },
        languageIn(context),
      ),
      ...aroundOf(id, around),
      path: `/blog/${row.slug}`,
      outdated: outdatedOf(shownPost),
      owner: owner ?? null,
    },
    shownPost: pick(shownPost, "id", "slug", "publication", ...typedNames),
    facts,
    texts: textsOf(row, shownPost, made.prepared.clean, isEdit),
    previews: previewsOf(written, made, languageIn(context)),
    now,
  };
}

function textsOf(row: PostRow, shownPost: PostRow, clean: PostRow["clean"], isEdit: boolean): ReviewedText[] {
  const twinOf = (post: PostRow) => readTranslation(post.translation)?.content?.text ?? null;
  const text = (field: ReviewedText["field"], before: string | null, html: string | null): ReviewedText[] => {
    if (html === null && (!isEdit || before === null)) return [];
    const hasChanged = isEdit && (before ?? "") !== (html ?? "");
    const [old, young] =
      field === "content"
        ? [row.language, shownPost.language]
        : [otherLanguage(row.language), otherLanguage(shownPost.language)];
    const changes = hasChanged ? changesOfText(row.clean[old] ?? "", clean[young] ?? "") : null;
    return [{ field, before: hasChanged ? before : null, html: html ?? "", changes }];
  };
  return [
    ...text("content", row.content, shownPost.content),
    ...text("translation.content", twinOf(row), twinOf(shownPost)),
  ];
}
