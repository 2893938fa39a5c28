import { type ReactNode, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/site/form-answer";
import type { Typed } from "../../forms/site/parse";
import { editPath } from "../../rules/places/paths";
import type { FieldReasons } from "../../rules/review/field-reasons";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { EditNotice } from "../forms/form-notice";
import { FormStateProvider, useProblemList } from "../forms/form-state";
import { type FormFetcher, FormWithPictures } from "../forms/form-with-pictures";
import { ReviewNote } from "../forms/review-note";
import { KeptNotice } from "./kept-notice";
import { PostEditorContext, type PostEditorData } from "./post-editor-context";
import { PostFields } from "./post-fields";
import type { Preview } from "./post-preview";
import { SavingNote } from "./saving-note";
import type { Saving } from "./use-autosave";
import { useKeepText } from "./use-keep-text";
import { editToken, usePostValues } from "./use-post-values";

export type PostPage = PostEditorData & {
  id: string;
  title: string;
  /** Null while the post isn't public. */
  slug: string | null;
  stage: "live" | "declined" | "pending" | "draft" | "rejected" | "unpublished";
  note: string | null;
  reasons: FieldReasons | null;
  outdated: string[];
  storedCategory: string;
  typed: Typed;
  writer: string;
};

export type EditAnswer = FormAnswer & { preview?: Preview[] };

type Props = {
  page: PostPage;
  answer: EditAnswer | undefined;
  /** Set in a dialog, which stays open for the answer. */
  sender?: FormFetcher;
  /** A link that leaves without saving. */
  cancel: ReactNode;
};

export function EditPost({ page, answer, sender, cancel }: Props) {
  const { t, localPath } = useWords();
  const navigation = useNavigation();
  const isBusy = (sender ?? navigation).state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const token = editToken + page.id;
  const { source, fill } = usePostValues({ typed: page.typed, token }, answer);
  const [saving, setSaving] = useState<Saving>("nothing");
  useKeepText(form, source, page.writer, ({ isKept }) => setSaving(isKept ? "kept" : "nowhere"));
  const problems = useProblemList(answer?.problems ?? {});
  const path = localPath(editPath("post", page.id));
  return (
    <PostEditorContext value={page}>
      <p className="lead">{page.title || t("postForm.drafts.untitled")}</p>
      <p className="text-muted">
        {t(`postForm.editLead.${page.stage}`)}
        {page.slug ? (
          <>
            {" "}
            <a href={localPath(`/blog/${page.slug}`)}>{t("listings.view")}</a>
          </>
        ) : null}
      </p>
      <ReviewNote kind="post" note={page.note} reasons={page.reasons} />
      {answer ? null : (
        <KeptNotice
          writer={page.writer}
          fits={(text) => text.token === token}
          onTake={({ name, ...text }) => fill({ ...text, kept: name, isUnsaved: true })}
        />
      )}
      <FormWithPictures
        form={form}
        answer={answer}
        action={path}
        sender={sender}
        className="post-form grid grid-cols-1 gap-6"
      >
        <input type="hidden" name="version" defaultValue={source.typed.version?.[0] ?? ""} key={source.key} />
        <input type="hidden" name="kept" value={source.kept} />
        {answer?.notice ? <EditNotice kind="post" notice={answer.notice} /> : null}
        <ErrorSummary title={t("submission.problems.summary")} problems={problems} />
        <FormStateProvider
          key={`fields-${source.key}`}
          typed={source.typed}
          problems={answer?.problems ?? {}}
          reasons={page.reasons}
        >
          <PostFields
            path={path}
            previews={answer?.preview}
            outdated={page.outdated}
            storedCategory={page.storedCategory}
          />
        </FormStateProvider>
        <div className="grid gap-3 border-t border-line pt-6">
          <SavingNote saving={saving} signIn="" />
          <div className="actions justify-end">
            {cancel}
            <Button type="submit" busy={isBusy}>
              {t("postForm.save")}
            </Button>
          </div>
        </div>
      </FormWithPictures>
    </PostEditorContext>
  );
}
