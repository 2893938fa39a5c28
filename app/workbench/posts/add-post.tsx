import { useRef } from "react";
import { useNavigation } from "react-router";
import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/answer";
import type { Typed } from "../../forms/parse";
import { Button, ButtonLink } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { FormNoticePanel } from "../forms/form-notice";
import { FormStateProvider, useProblemList } from "../forms/form-state";
import { PictureForm } from "../forms/picture-form";
import { KeptLine, useKeptText } from "./kept-notice";
import type { KeptText } from "./kept-text";
import { PostFields } from "./post-fields";
import type { Preview } from "./post-preview";
import { SavingNote } from "./saving-note";
import { type OpenDraft, Unfinished } from "./unfinished";
import { useAutosave } from "./use-autosave";
import { editToken, useSource } from "./use-source";
import { type Writing, WritingContext } from "./writing";

type AddPostPage = Writing & {
  token: string;
  typed: Typed;
  signIn: string;
  /** What was begun before, and saved by the browser. */
  drafts: OpenDraft[];
  now: Date;
  /** Whose words the browser keeps. */
  writer: string;
};

type Props = { page: AddPostPage; answer: (FormAnswer & { preview?: Preview[] }) | undefined };

/** The form of a new post. */
export function AddPost({ page, answer }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const { source, fill } = useSource(page, answer);
  const problems = useProblemList(answer?.problems ?? {});
  const path = localPath("/add-blog");
  const { found, forget } = useKeptText({
    writer: page.writer,
    fits: ({ token }) =>
      !token.startsWith(editToken) && (page.typed.version === undefined || token === page.token),
  });
  const take = ({ name, ...text }: KeptText) => fill({ ...text, kept: name, isUnsaved: true });
  const saving = useAutosave(form, source, page.writer, path);
  return (
    <WritingContext value={page}>
      {answer ? null : (
        <Unfinished
          drafts={page.drafts.filter(({ token }) => token !== found?.text.token && token !== source.token)}
          now={page.now}
          kept={found ? <KeptLine found={found} onTake={take} onChoice={forget} /> : null}
        />
      )}
      <PictureForm form={form} answer={answer} action={path} token={source.token} className="post-form">
        {/* Of the kind whose value the next drawing of the form leaves alone: saving quietly moves it on. */}
        <input name="version" hidden defaultValue={source.typed.version?.[0] ?? ""} key={source.key} />
        <input type="hidden" name="kept" value={source.kept} />
        <input name="company_fax" tabIndex={-1} autoComplete="off" hidden />
        {answer?.notice ? (
          <FormNoticePanel notice={answer.notice} signIn={page.signIn} failure="postFailed" />
        ) : null}
        <ErrorSummary title={t("submission.problems.summary")} problems={problems} />
        <FormStateProvider
          key={`fields-${source.key}`}
          typed={source.typed}
          problems={answer?.problems ?? {}}
        >
          <PostFields path={path} previews={answer?.preview} />
        </FormStateProvider>
        <div className="post-actions">
          <p className="hint">{t("postForm.reviewNote")}</p>
          <SavingNote saving={saving} signIn={page.signIn} />
          <div className="actions">
            <Button type="submit" size="large" busy={isBusy}>
              {t("postForm.save")}
            </Button>
            <ButtonLink variant="quiet" href={localPath("/blog")}>
              {t("postForm.cancel")}
            </ButtonLink>
          </div>
        </div>
      </PictureForm>
    </WritingContext>
  );
}
