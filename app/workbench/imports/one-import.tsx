import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { ImportAnswer } from "../../forms/imports/import-form";
import type { ImportRecordView, ShownImport } from "../../forms/imports/import-view";
import { isTable } from "../../rules/imports/import-states";
import { Notice } from "../../ui/notice";
import { RadioGroup } from "../../ui/radio-group";
import { TitledSection } from "../../ui/titled-section";
import { FormToken } from "../forms/form-token";
import { ImportColumns } from "./import-columns";
import { ImportPictures } from "./import-pictures";
import { ImportRows } from "./import-rows";
import { stateText } from "./past-imports";

export function OneImport({ shown, answer }: { shown: ShownImport; answer: ImportAnswer | null }) {
  const { t } = useWords();
  const { record } = shown;
  const { state } = record;
  const isUnderWay = state === "applying" || state === "returning";
  return (
    <>
      {answer && <Notice tone="error" role="alert" title={t(answer.problem)} />}
      <p className="font-bold" role="status">
        {stateText(t, record)}
      </p>
      {isUnderWay && <UnderWay record={record} />}
      {state === "read" && isTable(record.kind) && <ImportColumns shown={shown} kind={record.kind} />}
      {state === "read" && <Apply shown={shown} />}
      <ImportRows shown={shown} />
      {shown.pictures.count > 0 && <ImportPictures shown={shown} answer={answer?.pictures} />}
      {(state === "applied" || state === "applying") && <TakeBack record={record} />}
    </>
  );
}

function Known({ record }: { record: ImportRecordView }) {
  return (
    <>
      <FormToken />
      <input type="hidden" name="import" value={record.id} />
      <input type="hidden" name="version" value={record.version} />
    </>
  );
}

function Apply({ shown: { record, counts } }: { shown: ShownImport }) {
  const { t } = useWords();
  const numberOf = (verdict: string) =>
    counts.reduce((sum, one) => sum + (one.verdict === verdict ? one.count : 0), 0);
  const doubles = numberOf("duplicate");
  const count = numberOf("new") + numberOf("change");
  return (
    <TitledSection className="grid gap-5" titleId="import-apply" title={t("studioImport.apply.title")}>
      {count + doubles === 0 ? (
        <p>{t("studioImport.apply.nothing")}</p>
      ) : (
        <form method="post" className="grid max-w-form gap-6">
          <Known record={record} />
          <p className="hint">
            {t("studioImport.apply.reads")} {t("studioImport.apply.owner")}{" "}
            {record.attribution && t("studioImport.apply.attribution", { attribution: record.attribution })}
          </p>
          <RadioGroup
            name="status"
            label={t("studioImport.apply.status")}
            choices={(["pending", "approved"] as const).map((value) => ({
              value,
              label: t(`studioImport.apply.${value}`),
            }))}
            value={record.status}
          />
          {doubles > 0 && (
            <RadioGroup
              name="duplicates"
              label={t("studioImport.apply.duplicates")}
              choices={(["leave", "add"] as const).map((value) => ({
                value,
                label: t(`studioImport.apply.${value}`),
              }))}
              value={record.duplicates}
            />
          )}
          <p>
            <SubmitButton name="intent" value="apply">
              {t("studioImport.apply.button", { count })}
            </SubmitButton>
          </p>
        </form>
      )}
    </TitledSection>
  );
}

function UnderWay({ record }: { record: ImportRecordView }) {
  const { t } = useWords();
  const { rows_done, row_count } = record;
  const words = t("studioImport.underWay.title", { done: rows_done, all: row_count });
  return (
    <form method="post" className="grid max-w-form gap-3">
      <Known record={record} />
      <progress max={row_count} value={rows_done} aria-label={words} />
      <p>{t("studioImport.underWay.text")}</p>
      <p>
        <SubmitButton name="intent" value="apply">
          {t("studioImport.underWay.button")}
        </SubmitButton>
      </p>
    </form>
  );
}

function TakeBack({ record }: { record: ImportRecordView }) {
  const { t } = useWords();
  return (
    <TitledSection className="grid gap-4" titleId="import-back" title={t("studioImport.takeBack.title")}>
      <form method="post" className="grid max-w-form gap-4">
        <Known record={record} />
        <p>{t("studioImport.takeBack.text")}</p>
        <p>
          <SubmitButton variant="secondary" name="intent" value="take-back">
            {t("studioImport.takeBack.button")}
          </SubmitButton>
        </p>
      </form>
    </TitledSection>
  );
}
