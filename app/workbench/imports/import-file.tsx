import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { ImportAnswer } from "../../forms/imports/import-form";
import { languages } from "../../rules/site/language";
import { listingKinds } from "../../rules/site/listing-kinds";
import { queryPath } from "../../rules/site/query-path";
import { Field } from "../../ui/field";
import { FileInput } from "../../ui/file-input";
import { Link } from "../../ui/link";
import { RadioGroup } from "../../ui/radio-group";
import { TextInput } from "../../ui/text-input";
import { TitledSection } from "../../ui/titled-section";
import { FormToken } from "../forms/form-token";

/** Upload, and templates to download. */
export function ImportFile({ answer }: { answer: ImportAnswer | null }) {
  const { t, language, localPath } = useWords();
  const isOfKind = answer?.problem === "studioImport.refusals.kind";
  const problem = answer ? t(answer.problem) : undefined;
  const template = (kind: string) => localPath(queryPath("/admin/import", { template: kind }));
  return (
    <TitledSection className="grid gap-6" titleId="import-file" title={t("studioImport.file.title")}>
      <form method="post" encType="multipart/form-data" className="grid max-w-form gap-6" noValidate>
        <FormToken />
        <Field
          name="file"
          label={t("studioImport.file.file")}
          hint={t("studioImport.file.fileHint")}
          error={isOfKind ? undefined : problem}
          required
        >
          {(control) => (
            <FileInput
              {...control}
              accept=".csv,.tsv,.txt,.json,.geojson,.ics,.xml,text/calendar,text/csv,application/geo+json"
            />
          )}
        </Field>
        <RadioGroup
          name="kind"
          label={t("studioImport.file.kind")}
          hint={t("studioImport.file.kindHint")}
          error={isOfKind ? problem : undefined}
          choices={listingKinds.map((kind) => ({ value: kind, label: t(`studioImport.kinds.${kind}`) }))}
          value={answer?.typed.kind}
        />
        <Field name="source" label={t("studioImport.file.source")} hint={t("studioImport.file.sourceHint")}>
          {(control) => <TextInput {...control} maxLength={80} defaultValue={answer?.typed.source} />}
        </Field>
        <RadioGroup
          name="language"
          label={t("studioImport.file.language")}
          choices={languages.map((one) => ({ value: one, label: t(`studio.languages.${one}`) }))}
          value={answer?.typed.language || language}
        />
        <p>
          <SubmitButton name="intent" value="preview">
            {t("studioImport.file.look")}
          </SubmitButton>
        </p>
      </form>
      <div className="grid gap-2">
        <h3 className="text-base">{t("studioImport.file.templates")}</h3>
        <ul className="grid gap-1">
          {listingKinds.map((kind) => (
            <li key={kind}>
              <Link className="more" href={template(kind)} download="">
                {t("studioImport.file.template", { kind: t(`studioImport.kinds.${kind}`) })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </TitledSection>
  );
}
