import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { useBothLanguages, useWords } from "../../components/site/words";
import type { IssueAnswer } from "../../forms/mail/issue";
import type { Typed } from "../../forms/site/parse";
import { issueBlocks } from "../../rules/mail/issue";
import type { LetterMails } from "../../rules/mail/letter-progress";
import type { Language } from "../../rules/site/language";
import { formatLocalDateTime } from "../../rules/time/panama-time";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { EnterSendsNothing, goOnByEnter } from "../forms/enter-key";
import { FoundNotice } from "../forms/form-notice";
import { FormStateProvider, useFormState, useProblemList } from "../forms/form-state";
import { FormToken } from "../forms/form-token";
import { useDraft } from "../forms/use-draft";
import { EditorContext, useLoadedEditor } from "../posts/loaded-editor";
import { PostEditorContext, type PostEditorData } from "../posts/post-editor-context";
import { RichTextField } from "../posts/rich-text-field";
import { IssueActions, IssueBar } from "./issue-actions";
import { IssueMailsPanel } from "./issue-mails";
import { IssueNotice } from "./issue-notice";
import { IssuePreview } from "./issue-preview";
import { type DeskIssue, IssueStanding } from "./issue-standing";
import { useIsMailed } from "./letter-not-mailed";
import { MailChoices } from "./mail-preview";
import { TestLetter, TestNotice } from "./test-letter";

type Issue = DeskIssue & { content_en: string; content_es: string; version: number };
type Props = { issue: Issue; mails: LetterMails; writing: PostEditorData; answer: IssueAnswer | undefined };

/** Both languages side by side. */
export function IssueForm({ issue, mails, writing, answer }: Props) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const version = String(issue.version);
  const saved = { ...typedIssue(issue), version: [version] };
  const found = useDraft(form, `/admin/newsletter/${issue.id}`, { saved, isFresh: answer === undefined });
  const typed = answer?.typed ?? found.draft?.typed ?? saved;
  const problems = useProblemList(answer?.problems ?? {});
  const editor = useLoadedEditor();
  const messages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer) return;
    messages.current?.focus({ preventScroll: true });
    messages.current?.scrollIntoView();
  }, [answer]);
  return (
    <PostEditorContext value={writing}>
      <EditorContext value={editor}>
        <Form
          method="post"
          className="studio-form"
          ref={form}
          onKeyDown={goOnByEnter}
          noValidate
          preventScrollReset
        >
          <EnterSendsNothing intent="preview" />
          <FormToken />
          <input type="hidden" name="version" value={answer?.version ?? version} />
          <div ref={messages} tabIndex={-1} className="grid gap-4 empty:hidden">
            <ErrorSummary title={t("studio.notices.problems")} problems={problems} isFocused />
            {answer?.notice && <IssueNotice {...answer} notice={answer.notice} />}
            {!answer && <FoundNotice found={found} isEdit />}
            {answer?.preview && <IssuePreview id={issue.id} preview={answer.preview} />}
            {answer?.test && <TestNotice test={answer.test} />}
          </div>
          <p>
            <IssueStanding issue={issue} />
          </p>
          <FormStateProvider key={keyOf(typed)} typed={typed} problems={answer?.problems ?? {}}>
            <Texts issue={issue} />
            <Blocks />
            <When issue={issue} />
          </FormStateProvider>
          <TestLetter />
          <IssueMailsPanel mails={mails} />
          <IssueActions issue={issue} mails={mails} />
          <IssueBar issue={issue} isKept={found.isKept} />
        </Form>
        {answer?.preview && <MailChoices />}
      </EditorContext>
    </PostEditorContext>
  );
}

/** Resets the editors after the server has inserted a block. */
const keyOf = (typed: Typed) => `${typed["content.en"]?.[0]?.length}-${typed["content.es"]?.[0]?.length}`;

function Texts({ issue }: { issue: Issue }) {
  const { t } = useWords();
  const languages = useBothLanguages();
  return (
    <div className="letter-text grid grid-cols-1 gap-8 lg:grid-cols-2">
      {languages.map((language) => (
        <fieldset key={language} className="grid grid-cols-1 content-start gap-5">
          <legend className="mb-3 font-display text-xl first-letter:uppercase">
            {t(`studio.languages.${language}`)}
          </legend>
          <Subject language={language} isSaved={issue.version > 1} />
          <RichTextField
            name={`content.${language}`}
            label={t("newsletterIssue.fields.content")}
            language={language}
          />
        </fieldset>
      ))}
    </div>
  );
}

function Subject({ language, isSaved }: { language: Language; isSaved: boolean }) {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const name = `subject.${language}`;
  return (
    <Field
      name={name}
      label={t("newsletterIssue.fields.subject")}
      hint={isSaved && text(name) === "" ? t("newsletterIssue.hints.missingSubject") : undefined}
      error={problem(name)}
      required
    >
      {(control) => <TextInput {...control} lang={language} maxLength={120} defaultValue={text(name)} />}
    </Field>
  );
}

/** Generated blocks, appended to both texts. */
function Blocks() {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t("newsletterIssue.fields.blocks")}</legend>
      <p className="hint">{t("newsletterIssue.hints.blocks")}</p>
      <div className="flex flex-wrap gap-2">
        {issueBlocks.map((block) => (
          <Button key={block} intent={`add:${block}`} variant="secondary" size="small">
            {t(`newsletterIssue.blocks.${block}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function When({ issue }: { issue: Issue }) {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const label = useIsMailed() ? "newsletterIssue.fields.send_at" : "newsletterIssue.fields.publish_at";
  if (issue.state === "published") return null;
  return (
    <Field
      name="send_at"
      label={t(label)}
      hint={t(`newsletterIssue.hints.${issue.state === "scheduled" ? "otherDay" : "send_at"}`)}
      error={problem("send_at")}
    >
      {(control) => (
        <TextInput {...control} className="max-w-80" type="datetime-local" defaultValue={text("send_at")} />
      )}
    </Field>
  );
}

function typedIssue(issue: Issue): Typed {
  const at = issue.send_at === null ? "" : formatLocalDateTime(new Date(issue.send_at));
  return {
    "subject.en": [issue.subject_en],
    "content.en": [issue.content_en],
    "subject.es": [issue.subject_es],
    "content.es": [issue.content_es],
    send_at: [at],
  };
}
