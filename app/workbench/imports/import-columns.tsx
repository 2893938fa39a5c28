import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { columnField } from "../../forms/imports/import-form";
import { shortText } from "../../forms/imports/import-row";
import type { ShownImport } from "../../forms/imports/import-view";
import { keyColumn } from "../../forms/places/spreadsheet-columns";
import type { RowKind } from "../../rules/imports/import-states";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { Field } from "../../ui/field";
import { Fold } from "../../ui/fold";
import { Select } from "../../ui/select";
import { FormToken } from "../forms/form-token";
import { useFieldName } from "../forms/use-field-name";

/** The detected field of each column, which can be corrected. */
export function ImportColumns({ shown, kind }: { shown: ShownImport; kind: ListingKind }) {
  const { record, fields, sample } = shown;
  const { t } = useWords();
  const fieldName = useImportedName(kind);
  const options = fields.map((field) => ({ value: field, label: fieldName(field) }));
  return (
    <Fold title={t("studioImport.columns.title")} open={record.fields.includes(null)}>
      <form method="post" className="grid gap-5">
        <FormToken />
        <input type="hidden" name="import" value={record.id} />
        <input type="hidden" name="version" value={record.version} />
        <p className="max-w-prose">{t("studioImport.columns.text")}</p>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {record.columns.map((column, index) => {
            const name = columnField(index);
            const text = sample[index];
            return (
              <Field
                key={name}
                name={name}
                label={
                  <span className="wrap-anywhere">
                    {column || t("studioImport.columns.untitled", { number: index + 1 })}
                  </span>
                }
                hint={text ? <span className="wrap-anywhere">{shortText(text)}</span> : undefined}
              >
                {(control) => (
                  <Select
                    {...control}
                    options={options}
                    placeholder={t("studioImport.columns.nothing")}
                    defaultValue={record.fields[index] ?? ""}
                  />
                )}
              </Field>
            );
          })}
        </div>
        <p>
          <SubmitButton variant="secondary" name="intent" value="preview">
            {t("studioImport.columns.again")}
          </SubmitButton>
        </p>
      </form>
    </Fold>
  );
}

/** A field's label from its form, or its own label if no form has it. */
export function useImportedName(kind: RowKind): (field: string) => string {
  const { t } = useWords();
  const fieldName = useFieldName(kind);
  return (field) => {
    if (field === keyColumn) return t("studioImport.columns.key");
    if (field === "attribution") return t("studioImport.columns.attribution");
    return field === "hours_text" ? t("studioImport.columns.week") : fieldName(field);
  };
}
