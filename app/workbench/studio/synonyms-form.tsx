import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import type { SynonymsAnswer } from "../../forms/search/synonyms";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-input";
import { FoundNotice } from "../forms/form-notice";
import { FormToken } from "../forms/form-token";
import { useAnswerFocus } from "../forms/use-answer-focus";
import { useDraft } from "../forms/use-draft";
import { SavedMeanwhile } from "./saved-meanwhile";
import { searchWordsKeptUnder } from "./send-notice-and-words";
import { LineNotice } from "./studio-notices";

type Stored = { text: string; version: number } | null;
type Props = { stored: Stored; answer: SynonymsAnswer | undefined };

/** One synonym per line: what people type, and what it means. */
export function SynonymsForm({ stored, answer }: Props) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const version = String(stored?.version ?? 0);
  const text = stored?.text ?? "";
  const found = useDraft(form, searchWordsKeptUnder, {
    saved: { words: [text], version: [version] },
    isFresh: answer === undefined,
  });
  const typed = answer?.typed ?? found.draft?.typed.words?.[0] ?? text;
  const problem = answer?.problems.words;
  const isBusy = useNavigation().state !== "idle";
  useAnswerFocus(answer, "#form-messages");
  return (
    <Form method="post" className="studio-form max-w-form" ref={form} noValidate preventScrollReset>
      <FormToken fields={{ version: answer?.version ?? version }} />
      <div id="form-messages" tabIndex={-1} className="grid gap-4 empty:hidden">
        {answer?.notice && <LineNotice notice={answer.notice} words="studioSearch" />}
        {!answer && <FoundNotice found={found} isEdit />}
      </div>
      <Field
        name="words"
        label={t("studioSearch.words")}
        hint={t("studioSearch.hint")}
        error={problem && t(problem, { line: answer?.line ?? "" })}
      >
        {(control) => (
          <TextArea
            {...control}
            key={found.draft?.savedAt}
            rows={12}
            maxLength={20_000}
            defaultValue={typed}
            spellCheck={false}
          />
        )}
      </Field>
      {answer?.notice === "stale" && <SavedMeanwhile text={text} />}
      <Button intent="save" busy={isBusy}>
        {t("studioSearch.save")}
      </Button>
    </Form>
  );
}
