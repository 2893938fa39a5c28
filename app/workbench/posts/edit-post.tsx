import { useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/answer";
import type { Typed } from "../../forms/parse";
import { editPath } from "../../rules/places/paths";
import type { FieldReasons } from "../../rules/review/field-reasons";
import { Button, ButtonLink } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { FormStateProvider, useProblemList } from "../forms/form-state";
import { PictureForm } from "../forms/picture-form";
import { EditNotice } from "../owner/edit-form";
import { ReviewNote } from "../owner/review-note";
import { KeptNotice } from "./kept-notice";
import { PostFields } from "./post-fields";
import type { Preview } from "./post-preview";
import { SavingNote } from "./saving-note";
import type { Saving } from "./use-autosave";
import { useKeeping } from "./use-keeping";
import { editToken, useSource } from "./use-source";
import { type Writing, WritingContext } from "./writing";

type Page = Writing & {
  id: string;
  title: string;
  /** Where the public reads it; null as long as nobody can. */
  slug: string | null;
  stage: "live" | "declined" | "pending" | "draft" | "rejected" | "unpublished";
  note: string | null;
  reasons: FieldReasons | null;
  outdated: string[];
  storedCategory: string;
  typed: Typed;
  writer: string;
};

type Props = { page: Page; answer: (FormAnswer & { preview?: Preview[] }) | undefined };

/** A post in its author's hand, once it has been sent before. */
export function EditPost({ page, answer }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const token = editToken + page.id;
  const { source, fill } = useSource({ typed: page.typed, token }, answer);
  const [saving, setSaving] = useState<Saving>("nothing");
  useKeeping(form, source, page.writer, ({ isKept }) => setSaving(isKept ? "kept" : "nowhere"));
  const problems = useProblemList(answer?.problems ?? {});
  const path = localPath(editPath("post", page.id));
  return (
    <WritingContext value={page}>
      <p className="text-muted">
        {t(`postForm.editLead.${page.stage}`)}
        {page.slug ? (
          <>
            {" "}
            <a href={localPath(`/blog/${page.slug}`)}>{t("listings.view")}</a>
          </>
        ) : null}
      </p>
      {page.note || page.reasons ? (
        <ReviewNote kind="post" note={page.note ?? ""} reasons={page.reasons} />
      ) : null}
      {answer ? null : (
        <KeptNotice
          writer={page.writer}
          fits={(text) => text.token === token}
          onTake={({ name, ...text }) => fill({ ...text, kept: name, isUnsaved: true })}
        />
      )}
      <PictureForm form={form} answer={answer} action={path} className="post-form">
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
        <div className="post-actions">
          <SavingNote saving={saving} signIn="" />
          <div className="actions">
            <Button type="submit" size="large" busy={isBusy}>
              {t("postForm.save")}
            </Button>
            <ButtonLink variant="quiet" href={localPath("/my-listings?type=post")}>
              {t("listings.cancel")}
            </ButtonLink>
          </div>
        </div>
      </PictureForm>
    </WritingContext>
  );
}
