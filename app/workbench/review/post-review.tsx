import { PostPage } from "../../components/posts/post-page";
import { useWords } from "../../components/site/words";
import { typedPost } from "../../forms/posts/typed-post";
import type { CorrectionAnswer, ReviewAnswer } from "../../forms/review/review-answer";
import type { FormAnswer } from "../../forms/site/form-answer";
import type { PictureFacts } from "../../rules/pictures/picture-sources";
import type { TextChanges } from "../../rules/posts/text-changes";
import { submissionPath } from "../../rules/review/submission-path";
import { useFieldName } from "../forms/use-field-name";
import { PostEditorContext, type PostEditorData } from "../posts/post-editor-context";
import { PostFields } from "../posts/post-fields";
import type { Preview } from "../posts/post-preview";
import { ListingFacts } from "./listing-facts";
import { PostTextChanges, Source } from "./post-text-changes";
import type { Submission } from "./review-heading";
import { ReviewScreen } from "./review-screen";
import { ReviewerCorrectionForm } from "./reviewer-correction-form";
import { useReviewAnswer } from "./use-review-answer";

type Text = { field: string; before: string | null; html: string; changes: TextChanges | null };
type Props = {
  page: PostEditorData & {
    submission: Submission;
    /** The columns as they'd be once approved. */
    shownPost: Parameters<typeof typedPost>[0];
    facts: PictureFacts[];
    texts: Text[];
    previews: Preview[];
    now: Date;
  };
  answer: CorrectionAnswer | ReviewAnswer | undefined;
};

export function PostReview({ page, answer }: Props) {
  const { t, localPath } = useWords();
  const fieldName = useFieldName("post");
  const { submission, shownPost, facts, texts, previews, now } = page;
  const { decision, correction } = useReviewAnswer(answer);
  const changed = texts.flatMap(({ changes, ...text }) => (changes ? [{ ...text, changes }] : []));
  return (
    <ReviewScreen
      submission={withoutTexts(submission)}
      now={now}
      answer={decision}
      isEditing={correction !== undefined}
      moreChanges={changed.map((text) => (
        <PostTextChanges key={text.field} label={fieldName(text.field)} {...text} />
      ))}
      isPreviewOpen
      preview={previews.map(({ language, ...preview }) => (
        <div key={language}>
          {previews.length > 1 ? (
            <p className="kicker px-6 pt-4">{t(`postForm.language.otherIn.${language}`)}</p>
          ) : null}
          <PostPage {...preview} changed={null} address={null} newer={null} older={null} />
        </div>
      ))}
      facts={(reasons) => (
        <div className="grid gap-4">
          <ListingFacts
            kind="post"
            listing={withoutText(shownPost)}
            words={submission.words}
            reasons={reasons}
          />
          {texts.map(({ field, html }) => (
            <details key={field}>
              <summary className="more">{t("review.post.htmlOf", { field: fieldName(field) })}</summary>
              <Source html={html} />
            </details>
          ))}
        </div>
      )}
      editForm={(given) => (
        <PostEditorContext value={page}>
          <ReviewerCorrectionForm
            {...given}
            version={submission.updated_at}
            typed={typedPost(shownPost, facts)}
            answer={correction}
            className="post-form grid grid-cols-1 gap-6"
          >
            <PostFields
              path={localPath(submissionPath("post", submission.id))}
              previews={(correction as (FormAnswer & { preview?: Preview[] }) | undefined)?.preview}
              outdated={submission.outdated}
              storedCategory={shownPost.category}
              hasStatus={false}
            />
          </ReviewerCorrectionForm>
        </PostEditorContext>
      )}
    />
  );
}

const texts = new Set(["content", "translation.content"]);

/** The text is compared separately, paragraph by paragraph. */
function withoutTexts(submission: Submission): Submission {
  const changes = submission.changes?.filter(({ field }) => !texts.has(field)) ?? null;
  return { ...submission, changes };
}

function withoutText<Post extends { translation: unknown }>(post: Post): Post {
  const { content: _, ...translation } = (post.translation ?? {}) as { content?: unknown };
  return { ...post, translation };
}
