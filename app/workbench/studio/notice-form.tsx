import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { NoticeLine } from "../../components/site/site-notice";
import { useBothLanguages, useWords } from "../../components/site/words";
import type { NoticeAnswer } from "../../forms/content/notice";
import type { FormProblems } from "../../forms/site/form-answer";
import type { Typed } from "../../forms/site/parse";
import { type NoticeState, noticeLevels, type SiteNotice } from "../../rules/site/notice";
import { formatLocalDateTime } from "../../rules/time/panama-time";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { Field } from "../../ui/field";
import { RadioGroup } from "../../ui/radio-group";
import { TextArea, TextInput } from "../../ui/text-input";
import { TitledSection } from "../../ui/titled-section";
import { EnterSendsNothing, goOnByEnter } from "../forms/enter-key";
import { FoundNotice } from "../forms/form-notice";
import { FormStateProvider, useFormState, useProblemList } from "../forms/form-state";
import { FormToken } from "../forms/form-token";
import { useAnswerFocus } from "../forms/use-answer-focus";
import { useDraft } from "../forms/use-draft";
import { SavedMeanwhile } from "./saved-meanwhile";
import { noticeKeptUnder } from "./send-notice-and-words";
import { LineNotice } from "./studio-notices";

type Stored = (SiteNotice & { version: number }) | null;
type Props = { stored: Stored; state: NoticeState; inADay: string; answer: NoticeAnswer | undefined };

/** Both languages at once, with a time span. After a notice has ended the form is empty. */
export function NoticeForm({ stored, state, inADay, answer }: Props) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const saved = rowsOf(stored && state !== "over" ? fieldsOf(stored) : { until: inADay });
  const version = String(stored?.version ?? 0);
  const found = useDraft(form, noticeKeptUnder, {
    saved: { ...saved, version: [version] },
    isFresh: answer === undefined,
  });
  const values = (answer && rowsOf(answer.typed)) ?? found.draft?.typed ?? saved;
  const [own] = useBothLanguages();
  const problems = useProblemList(inFormOrder(answer?.problems ?? {}, `text_${own}`));
  const isBusy = useNavigation().state !== "idle";
  useAnswerFocus(answer, "#form-messages");
  return (
    <Form
      method="post"
      className="studio-form max-w-form"
      ref={form}
      onKeyDown={goOnByEnter}
      noValidate
      preventScrollReset
    >
      <EnterSendsNothing intent="preview" />
      <FormToken fields={{ version: answer?.version ?? version }} />
      <div id="form-messages" tabIndex={-1} className="grid gap-4 empty:hidden">
        <ErrorSummary title={t("studio.notices.problems")} problems={problems} isFocused />
        {answer?.notice && <LineNotice notice={answer.notice} words="studioNotice" />}
        {!answer && <FoundNotice found={found} isEdit />}
        {answer?.preview && <Preview preview={answer.preview} />}
      </div>
      <FormStateProvider key={found.draft?.savedAt} typed={values} problems={answer?.problems ?? {}}>
        <Fields theirs={answer?.notice === "stale" ? stored : null} />
      </FormStateProvider>
      <div className="flex flex-wrap gap-3">
        <Button intent="save" busy={isBusy}>
          {t("studioNotice.save")}
        </Button>
        <Button intent="preview" variant="secondary" icon="eye">
          {t("studioNotice.preview")}
        </Button>
      </div>
    </Form>
  );
}

function Fields({ theirs }: { theirs: Stored }) {
  const { t } = useWords();
  const bothLanguages = useBothLanguages();
  const { text, problem } = useFormState();
  return (
    <>
      {bothLanguages.map((language, index) => {
        const name = `text_${language}` as const;
        return (
          <Field
            key={name}
            name={name}
            label={t(`studioNotice.fields.${name}`)}
            hint={t(index === 0 ? "studioNotice.hints.text" : "studioNotice.hints.same")}
            error={problem(name)}
            required
          >
            {(control) => (
              <>
                <TextArea {...control} lang={language} rows={2} maxLength={240} defaultValue={text(name)} />
                {theirs && theirs[name] !== text(name) && (
                  <SavedMeanwhile text={theirs[name]} language={language} />
                )}
              </>
            )}
          </Field>
        );
      })}
      <RadioGroup
        name="level"
        label={t("studioNotice.fields.level")}
        error={problem("level")}
        choices={noticeLevels.map((value) => ({
          value,
          label: t(`frame.notice.${value}`),
          hint: t(`studioNotice.levels.${value}`),
        }))}
        value={text("level") || "info"}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <Moment name="from" />
        <Moment name="until" />
      </div>
    </>
  );
}

function Moment({ name }: { name: "from" | "until" }) {
  const { t } = useWords();
  const { text, problem } = useFormState();
  return (
    <Field
      name={name}
      label={t(`studioNotice.fields.${name}`)}
      hint={t(`studioNotice.hints.${name}`)}
      error={problem(name)}
      required={name === "until"}
    >
      {(control) => <TextInput {...control} type="datetime-local" defaultValue={text(name)} />}
    </Field>
  );
}

function Preview({ preview }: { preview: NonNullable<NoticeAnswer["preview"]> }) {
  const { t } = useWords();
  const bothLanguages = useBothLanguages();
  return (
    <TitledSection
      className="grid gap-3"
      role="status"
      titleId="notice-preview"
      titleClass="text-xl"
      title={t("studioNotice.asSeen")}
    >
      {bothLanguages.map((language) => (
        <NoticeLine key={language} notice={preview[language]} language={language} />
      ))}
    </TitledSection>
  );
}

/** Errors in the order of the fields: the reader's language comes first. */
function inFormOrder(problems: FormProblems, first: "text_en" | "text_es"): FormProblems {
  const { [first]: own, ...others } = problems;
  return own ? { [first]: own, ...others } : others;
}

const rowsOf = (typed: Record<string, string>): Typed =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, [text]]));

function fieldsOf(notice: SiteNotice): NoticeAnswer["typed"] {
  const at = (instant: number) => formatLocalDateTime(new Date(instant));
  const { text_en, text_es, level, from_at, until_at } = notice;
  return { text_en, text_es, level, from: at(from_at), until: at(until_at) };
}
