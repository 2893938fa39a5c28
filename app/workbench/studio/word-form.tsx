import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useBothLanguages, useWords } from "../../components/site/words";
import type { ListedWord, WordAnswer } from "../../forms/content/words-view";
import { visiblePart } from "../../rules/content/catalog-order";
import { shownWord } from "../../rules/content/catalog-words";
import type { Language } from "../../rules/site/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { TextArea } from "../../ui/text-input";
import { FoundNotice } from "../forms/form-notice";
import { problemText } from "../forms/form-state";
import { FormToken } from "../forms/form-token";
import { useDraft } from "../forms/use-draft";
import { LogLink } from "../review/log-link";
import { SavedMeanwhile } from "./saved-meanwhile";
import { wordKeptUnder } from "./send-notice-and-words";
import { LineNotice } from "./studio-notices";

type Props = { word: ListedWord; answer: WordAnswer | null };

const isChanged = ({ override }: ListedWord) => Object.keys(override).length > 0;

/** A row that unfolds, with both languages and the built-in text. */
export function WordForm({ word, answer }: Props) {
  const { t } = useWords();
  const bothLanguages = useBothLanguages();
  return (
    <li>
      <details className="studio-word border-t border-line" open={answer !== null}>
        <summary className="flex min-h-12 items-center justify-between gap-4 py-2">
          <span className="grid flex-1 gap-x-6 gap-y-1 wrap-anywhere md:grid-cols-2 [&>:last-child]:text-muted">
            {bothLanguages.map((language) => (
              <span lang={language} key={language}>
                {shownWord(word, language)}
              </span>
            ))}
          </span>
          {isChanged(word) && <Badge tone="info">{t("studio.state.changed")}</Badge>}
          <Icon name="chevron-down" className="text-muted [[open]>summary>&]:rotate-180" />
        </summary>
        <WordFields key={word.mark} word={word} answer={answer} />
      </details>
    </li>
  );
}

function WordFields({ word, answer }: Props) {
  const { t, language, localPath } = useWords();
  const bothLanguages = useBothLanguages();
  // For a text fragment link, which scrolls to the text and highlights it.
  const seen = visiblePart(shownWord(word, language));
  const form = useRef<HTMLFormElement>(null);
  const { key, override, builtIn, page, mark } = word;
  const isBusy = useNavigation().formData?.get("key") === key;
  const texts = bothLanguages.map((one) => [`value.${one}`, [override[one] ?? builtIn[one]]]);
  const found = useDraft(form, wordKeptUnder(key), {
    saved: { key: [key], version: [mark], ...Object.fromEntries(texts) },
    isFresh: answer === null,
  });
  return (
    <Form method="post" className="studio-form p-4" ref={form} preventScrollReset>
      <p className="hint wrap-anywhere">
        {key}
        {page && (
          <>
            {" · "}
            <a
              href={localPath(page) + (seen && `#:~:text=${encodeURIComponent(seen)}`)}
              target="_blank"
              rel="noopener"
            >
              {t("studioWords.seen")}
            </a>
          </>
        )}
        {" · "}
        <LogLink kind="words" id={key} />
      </p>
      {!answer && <FoundNotice found={found} isEdit />}
      {answer?.notice && <LineNotice notice={answer.notice} words="studioWords" />}
      <FormToken fields={{ key, version: mark }} />
      <div
        className="grid items-end gap-5 md:grid-cols-2 [&_.label]:first-letter:uppercase"
        key={found.draft?.savedAt}
      >
        {bothLanguages.map((language) => (
          <WordField
            key={language}
            {...{ word, language, answer }}
            typed={answer?.typed[language] ?? found.draft?.typed[`value.${language}`]?.[0]}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button intent="save" busy={isBusy}>
          {t("studioWords.save")}
        </Button>
        {isChanged(word) && (
          <Button intent="reset" variant="secondary" icon="undo">
            {t("studioWords.reset")}
          </Button>
        )}
      </div>
    </Form>
  );
}

type FieldProps = Props & { language: Language; typed: string | undefined };

function WordField({ word, language, answer, typed }: FieldProps) {
  const { t } = useWords();
  const { key, override, builtIn } = word;
  const problem = answer?.problems[language];
  const theirs = answer?.notice === "stale" ? shownWord(word, language) : null;
  const value = typed ?? override[language] ?? builtIn[language];
  return (
    <Field
      id={`word-${key.replaceAll(" ", "_")}-${language}`}
      name={`value.${language}`}
      label={t(`studio.languages.${language}`)}
      hint={
        override[language] === undefined ? undefined : t("studioWords.builtIn", { text: builtIn[language] })
      }
      error={problem && problemText(t, problem)}
    >
      {(control) => (
        <>
          <TextArea {...control} lang={language} rows={2} defaultValue={value} />
          {theirs !== null && theirs !== value && <SavedMeanwhile text={theirs} />}
        </>
      )}
    </Field>
  );
}
