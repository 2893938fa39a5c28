import { Form, useNavigation } from "react-router";
import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import type { ListedWord, WordAnswer } from "../../forms/words";
import { shownWord } from "../../rules/pages/catalog-words";
import { type Language, languages } from "../../rules/site/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { TextArea } from "../../ui/text-area";
import { LineNotice } from "./studio-notices";

type Props = { word: ListedWord; answer: WordAnswer | null };

/** A word as a line that opens: what it says in both languages, beside what is built in. */
export function WordForm({ word, answer }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const { key, override, page, mark } = word;
  const isChanged = Object.keys(override).length > 0;
  const isBusy = useNavigation().formData?.get("key") === key;
  return (
    <li>
      <details className="studio-word" open={answer !== null}>
        <summary>
          <span className="studio-word-texts">
            {languages.map((language) => (
              <span lang={language} key={language}>
                {shownWord(word, language)}
              </span>
            ))}
          </span>
          {isChanged && <Badge tone="info">{t("studio.state.changed")}</Badge>}
          <Icon name="chevron-down" />
        </summary>
        <Form method="post" className="studio-form p-4" key={mark} preventScrollReset>
          <p className="hint wrap-anywhere">
            {key}
            {page && (
              <>
                {" · "}
                <Link href={localPath(page)}>{t("studioWords.seen")}</Link>
              </>
            )}
          </p>
          {answer?.notice && <LineNotice notice={answer.notice} words="studioWords" />}
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="mark" value={mark} />
          <div className="studio-word-fields">
            {languages.map((language) => (
              <WordField key={language} {...{ word, language, answer }} />
            ))}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="save" busy={isBusy}>
              {t("studioWords.save")}
            </Button>
            {isChanged && (
              <Button type="submit" variant="secondary" icon="undo" name="intent" value="reset">
                {t("studioWords.reset")}
              </Button>
            )}
          </div>
        </Form>
      </details>
    </li>
  );
}

function WordField({ word, language, answer }: Props & { language: Language }) {
  const { t } = useWords();
  const { key, override, builtIn } = word;
  const problem = answer?.problems[language];
  const theirs = answer?.notice === "stale" ? shownWord(word, language) : null;
  const value = answer?.typed[language] ?? override[language] ?? builtIn[language];
  return (
    <Field
      id={`word-${key.replaceAll(" ", "_")}-${language}`}
      name={`value.${language}`}
      label={t(`studio.languages.${language}`)}
      hint={
        override[language] === undefined ? undefined : t("studioWords.builtIn", { text: builtIn[language] })
      }
      error={problem && (typeof problem === "string" ? t(problem) : t(problem.key, problem.data))}
    >
      {(control) => (
        <>
          <TextArea {...control} lang={language} rows={2} defaultValue={value} />
          {theirs !== null && theirs !== value && (
            <p className="studio-theirs">
              <b>{t("studio.editor.theirs")}</b> {theirs}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
