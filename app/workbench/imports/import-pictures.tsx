import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { ImportAnswer } from "../../forms/imports/import-form";
import type { ShownImport } from "../../forms/imports/import-view";
import { lastPart } from "../../rules/imports/picture-files";
import { pictureTypes } from "../../rules/pictures/picture-check";
import { queryPath } from "../../rules/site/query-path";
import { ButtonLink } from "../../ui/button";
import { Field } from "../../ui/field";
import { FileInput } from "../../ui/file-input";
import { Fold } from "../../ui/fold";
import { Notice } from "../../ui/notice";
import { FormToken } from "../forms/form-token";

type Props = { shown: ShownImport; answer: ImportAnswer["pictures"] };

/** The pictures of an old site: which have been copied, and a way to copy the rest. */
export function ImportPictures({ shown: { record, pictures }, answer }: Props) {
  const { t, localPath } = useWords();
  const { count, missing, missingCount } = pictures;
  const fileOf = (format: string) =>
    localPath(queryPath("/admin/import", { import: record.id, pictures: format }));
  return (
    <section className="grid gap-5" aria-labelledby="import-pictures">
      <h2 className="text-2xl" id="import-pictures">
        {t("studioImport.pictures.title")}
      </h2>
      {answer && (
        <Notice tone="error" title={t("studioImport.pictures.refused", { count: answer.refused.length })}>
          <ul className="grid gap-1">
            {answer.refused.map(({ name, problem }) => (
              <li className="wrap-anywhere" key={name}>
                <b>{name}</b>: {t(problem)}
              </li>
            ))}
          </ul>
          <p>{t("studioImport.pictures.given", { count: answer.rows })}</p>
        </Notice>
      )}
      <p className="max-w-prose">
        {t("studioImport.pictures.count", { count, done: count - missingCount })}{" "}
        {t("studioImport.pictures.text")}
      </p>
      <p className="flex flex-wrap gap-2">
        {(["csv", "txt"] as const).map((format) => (
          <ButtonLink
            key={format}
            href={fileOf(format)}
            variant="secondary"
            size="small"
            icon="download"
            download=""
          >
            {t(`studioImport.pictures.${format}`)}
          </ButtonLink>
        ))}
      </p>
      {missing.length > 0 && (
        <Fold title={t("studioImport.pictures.missing", { count: missingCount })}>
          <ul className="grid gap-1 text-sm">
            {missing.map(({ number, name, address }) => (
              <li className="wrap-anywhere" key={`${number} ${address}`}>
                <b>{lastPart(address)}</b> · {t("studioImport.rows.number", { number })} {name} ·{" "}
                <span className="text-muted">{address}</span>
              </li>
            ))}
          </ul>
          {missingCount > missing.length && <p className="hint">{t("studioImport.pictures.more")}</p>}
        </Fold>
      )}
      {record.state === "applied" ? (
        <form method="post" encType="multipart/form-data" className="grid max-w-form gap-4">
          <FormToken />
          <input type="hidden" name="import" value={record.id} />
          <Field
            name="pictures"
            label={t("studioImport.pictures.files")}
            hint={t("studioImport.pictures.filesHint")}
          >
            {(control) => <FileInput {...control} accept={pictureTypes} multiple />}
          </Field>
          <p>
            <SubmitButton variant="secondary" name="intent" value="pictures">
              {t("studioImport.pictures.button")}
            </SubmitButton>
          </p>
        </form>
      ) : (
        <p className="hint">{t("studioImport.pictures.later")}</p>
      )}
    </section>
  );
}
