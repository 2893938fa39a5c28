import { data } from "react-router";
import { draftForm, postFields, postForm, postUploads } from "../../../forms/posts/post";
import { type PostToast, postToast } from "../../../rules/posts/post-toasts";
import type { PostOutcome } from "../../../rules/posts/publication";
import { withPending } from "../../../rules/review/moderation";
import { readTranslation } from "../../../rules/site/owner-translation";
import { servicesContext } from "../../context";
import { selectOwnPost } from "../../db/posts/own-posts";
import { textField } from "../../http/form-data";
import type { SignedInForm } from "../../http/submitted-form";
import { editPost } from "../../operations/posts/edit-post";
import { answerSubmission } from "../site/submission-answer";
import { takeOnce } from "../site/take-once";
import { arrangeIn, previewOfForm } from "./add-post-answer";
import { countLostLinks } from "./lost-links";

const path = "/my-listings?type=post";
const toasts: Record<PostOutcome, PostToast> = {
  edited: "postUpdated",
  unchanged: "postUnchanged",
  unpublished: "postUnpublished",
  published: "postPublished",
  waits: "postWaits",
  kept: "postKept",
};

/** An author's edit. */
export async function answerPostEdit(submitted: SignedInForm, id: string) {
  const { context, viewer, form } = submitted;
  const [post] = await selectOwnPost(context.get(servicesContext).db, id, viewer.id);
  if (!post) throw data(null, 404);
  const shownPost = withPending(post, post.pending_changes);
  let lost = 0;
  return takeOnce(submitted, () =>
    answerSubmission(submitted, {
      ...postUploads,
      schema: textField(form, "intent") === "preview" ? draftForm : postForm(shownPost.category),
      arrange: arrangeIn(submitted),
      preview: (value, language, services) => previewOfForm(services, viewer, value, language),
      submit: async (services, owner, value, _, sending) => {
        const written = {
          language: value.language ?? shownPost.language,
          previous: readTranslation(shownPost.translation),
        };
        const fields = postFields(value, written);
        lost = await countLostLinks(services, fields);
        return editPost(services, owner, post, fields, value.status, sending);
      },
      path,
      toast: ({ outcome = "kept" }) => postToast(toasts[outcome], lost),
    }),
  );
}
