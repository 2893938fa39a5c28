import { data } from "react-router";
import { draftForm, type PostFields, postFields, postForm, postUploads } from "../../../forms/posts/post";
import { typedPost } from "../../../forms/posts/typed-post";
import { isSame } from "../../../rules/review/compare-fields";
import { withPending } from "../../../rules/review/moderation";
import { submissionPath } from "../../../rules/review/submission-path";
import { readTranslation } from "../../../rules/site/owner-translation";
import { servicesContext } from "../../context";
import type { PostChange, PostRow } from "../../db/posts/own-posts";
import { textField } from "../../http/form-data";
import { wordsFor } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { findReviewedPost } from "../../operations/posts/find-reviewed-post";
import { correctSubmission } from "../../operations/review/correct-submission";
import { arrangeIn, previewOfForm } from "../posts/add-post-answer";
import { answerDecision, nextPath } from "./review-answer";
import { answerReviewerCorrection, requireCorrection } from "./reviewer-correction";

/** Approves, rejects with a reason in the author's language, or corrects a post. */
export async function answerPostReview(submitted: SignedInForm, id: string) {
  const subject = await findReviewedPost(submitted.context.get(servicesContext), id);
  if (!subject) throw data(null, 404);
  const decided = await answerDecision(submitted, subject);
  if (decided) return decided;
  const intent = textField(submitted.form, "intent");
  const isApproving = !isFormButton(intent) && requireCorrection(submitted.form);
  const { row, owner } = subject;
  const shownPost = withPending(row, row.pending_changes);
  const schema = intent === "preview" ? draftForm : postForm(shownPost.category);
  const filling = { schema, stored: typedPost(shownPost), name: "title" };
  return answerReviewerCorrection(submitted, row, filling, {
    ...postUploads,
    schema,
    arrange: arrangeIn(submitted),
    preview: (value, language, services) => previewOfForm(services, owner, value, language),
    submit: (services, reviewer, value, _, { words, form }) => {
      const written = {
        language: value.language ?? shownPost.language,
        previous: readTranslation(shownPost.translation),
      };
      const fields = changedFields(shownPost, postFields(value, written));
      return correctSubmission<PostRow, Partial<PostFields>, PostChange>(
        services,
        { id: reviewer.id, form },
        subject,
        { fields, standing: {}, words },
        isApproving ? wordsFor(submitted.context) : null,
      );
    },
    path: isApproving ? nextPath(submitted) : submissionPath("post", id),
    toast: isApproving ? "submissionApproved" : "submissionCorrected",
  });
}

function isFormButton(intent: string): boolean {
  return (
    intent === "preview" || intent === "make-slug" || intent === "edit-text" || intent.startsWith("insert:")
  );
}

/** Whole posts are too long for the log, so it only gets the changed fields. */
function changedFields(shownPost: PostRow, fields: PostFields): Partial<PostFields> {
  const before = new Map<string, unknown>(Object.entries(shownPost));
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(before.get(name), value));
  return Object.fromEntries(changed) as Partial<PostFields>;
}
