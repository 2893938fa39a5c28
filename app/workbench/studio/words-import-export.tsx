import { useWords } from "../../components/site/words";
import { type WordsImportAnswer, writeChanges } from "../../forms/content/words-view";
import type { ImportPlan } from "../../rules/content/words-import";
import { queryPath } from "../../rules/site/query-path";
import { Button, ButtonLink } from "../../ui/button";
import { Field } from "../../ui/field";
import { FileInput } from "../../ui/file-input";
import { Fold } from "../../ui/fold";
import { Notice } from "../../ui/notice";
import { TitledSection } from "../../ui/titled-section";
import { FormToken } from "../forms/form-token";
import { BeforeAndAfter } from "../review/before-and-after";

/** All words as a file for translators, and an import with a preview. */
export function WordsImportExport({ answer }: { answer: WordsImportAnswer | null }) {
  const { t, localPath } = useWords();
  const table = localPath(queryPath("/admin/translations", { format: "csv" }));
  return (
    <Fold className="studio-item" title={t("studioWords.exchange")} open={answer !== null}>
      <p className="max-w-prose">{t("studioWords.exchangeText")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={table} variant="secondary" download="">
          {t("studioWords.csv")}
        </ButtonLink>
      </div>
      <form method="post" encType="multipart/form-data" className="flex flex-wrap items-end gap-3" noValidate>
        <Field
          id="words-file"
          name="file"
          label={t("studioWords.import.file")}
          error={answer?.problem ? t(answer.problem) : undefined}
        >
          {(control) => <FileInput {...control} accept=".csv,text/csv" />}
        </Field>
        <Button intent="import" variant="secondary">
          {t("studioWords.import.look")}
        </Button>
      </form>
      {answer?.plan && <Plan plan={answer.plan} />}
    </Fold>
  );
}

/** What the import would change, and what it can't accept. */
function Plan({ plan: { changes, refused, same } }: { plan: ImportPlan }) {
  const { t } = useWords();
  return (
    <TitledSection
      className="grid gap-5"
      titleId="plan-title"
      titleClass="text-xl"
      title={t("studioWords.import.changes", { count: changes.length })}
    >
      <p className="hint">{t("studioWords.import.same", { count: same })}</p>
      {refused.length > 0 && (
        <Notice tone="warn" title={t("studioWords.import.refused", { count: refused.length })}>
          <ul className="grid gap-1">
            {refused.map(({ key, language, reason, text }) => (
              <li className="wrap-anywhere" key={`${key} ${language} ${text}`}>
                <b>{key}</b> {language?.toUpperCase()}: {t(`studioWords.import.reasons.${reason}`)}
                {text ? ` “${text}”` : ""}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="grid gap-4">
        {changes.map(({ key, language, before, after }) => (
          <li className="grid gap-1" key={`${key} ${language}`}>
            <p className="text-sm">
              <b className="wrap-anywhere">{key}</b> · {t(`studio.languages.${language}`)}
            </p>
            <BeforeAndAfter before={before} after={after} words="studio.history" />
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <form method="post">
          <FormToken fields={{ changes: writeChanges(changes) }} />
          <Button intent="apply">{t("studioWords.import.apply", { count: changes.length })}</Button>
        </form>
      )}
    </TitledSection>
  );
}
