import { type ReactNode, useRef } from "react";
import { useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/site/form-answer";
import type { Typed } from "../../forms/site/parse";
import { queryPath } from "../../rules/site/query-path";
import { relativeTime } from "../../rules/time/date-words";
import { Button, ButtonLink } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { Notice } from "../../ui/notice";
import { FormNoticePanel } from "../forms/form-notice";
import { FormStateProvider, useProblemList } from "../forms/form-state";
import { FormWithPictures } from "../forms/form-with-pictures";
import { KeptLine, useKeptText } from "./kept-notice";
import type { KeptText } from "./kept-text";
import { PostEditorContext, type PostEditorData } from "./post-editor-context";
import { PostFields } from "./post-fields";
import type { Preview } from "./post-preview";
import { SavingNote } from "./saving-note";
import { useAutosave } from "./use-autosave";
import { editToken, usePostValues } from "./use-post-values";

type AddPostPage = PostEditorData & {
  token: string;
  typed: Typed;
  signIn: string;
  /** Autosaved drafts. */
  drafts: OpenDraft[];
  now: Date;
  /** The user id that browser drafts are stored under. */
  writer: string;
};

type Props = { page: AddPostPage; answer: (FormAnswer & { preview?: Preview[] }) | undefined };

export function AddPost({ page, answer }: Props) {
  const { t, localPath } = useWords();
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const { source, fill } = usePostValues(page, answer);
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
    <PostEditorContext value={page}>
      {answer ? null : (
        <Unfinished
          drafts={page.drafts.filter(({ token }) => token !== found?.text.token && token !== source.token)}
          now={page.now}
          kept={found ? <KeptLine found={found} onTake={take} onChoice={forget} /> : null}
        />
      )}
      <FormWithPictures
        form={form}
        answer={answer}
        action={path}
        token={source.token}
        className="post-form grid grid-cols-1 gap-6"
      >
        {/* Uncontrolled, so that rerenders don't undo the version that autosaving sets. */}
        <input name="version" hidden defaultValue={source.typed.version?.[0] ?? ""} key={source.key} />
        <input type="hidden" name="kept" value={source.kept} />
        {/* Only bots fill it in. */}
        <input name="company_fax" tabIndex={-1} autoComplete="off" hidden />
        {answer?.notice ? <FormNoticePanel notice={answer.notice} signIn={page.signIn} kind="post" /> : null}
        <ErrorSummary title={t("submission.problems.summary")} problems={problems} />
        <FormStateProvider
          key={`fields-${source.key}`}
          typed={source.typed}
          problems={answer?.problems ?? {}}
        >
          <PostFields path={path} previews={answer?.preview} />
        </FormStateProvider>
        <div className="grid gap-3 border-t border-line pt-6">
          <p className="hint">{t("postForm.reviewNote")}</p>
          <SavingNote saving={saving} signIn={page.signIn} />
          <div className="actions justify-end">
            <ButtonLink variant="quiet" href={localPath("/blog")}>
              {t("postForm.cancel")}
            </ButtonLink>
            <Button type="submit" busy={isBusy}>
              {t("postForm.save")}
            </Button>
          </div>
        </div>
      </FormWithPictures>
    </PostEditorContext>
  );
}

type OpenDraft = { id: string; title: string; token: string | null; autosaved_at: number | null };

type OpenDraftProps = {
  drafts: OpenDraft[];
  now: Date;
  /** A draft that's stored in this browser only. */
  kept: ReactNode;
};

function Unfinished({ drafts, now, kept }: OpenDraftProps) {
  const { t, language, localPath } = useWords();
  if (drafts.length === 0 && !kept) return null;
  return (
    <Notice role="status" title={t("postForm.drafts.title")}>
      <ul className="grid gap-3">
        {kept ? <li>{kept}</li> : null}
        {drafts.map(({ id, title, autosaved_at }) => (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-2" key={id}>
            <span>
              {t("postForm.drafts.text", {
                title: title || t("postForm.drafts.untitled"),
                when: relativeTime(new Date(autosaved_at ?? 0), now, language),
              })}
            </span>
            <ButtonLink
              href={queryPath(localPath("/add-blog"), { draft: id })}
              variant="secondary"
              size="small"
              icon="pencil"
            >
              {t("postForm.drafts.go")}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
