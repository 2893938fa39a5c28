import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { FormToken } from "../forms/form-token";

type Deleted = { key: string; alt_en: string; alt_es: string };

/** Pictures that were taken away within the last ten minutes, each with its way back; their addresses answer no more. */
export function JustDeleted({ pictures }: { pictures: readonly Deleted[] }) {
  const { t, language } = useWords();
  if (pictures.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-lg bg-leaf-soft px-5 py-3" aria-labelledby="just-deleted">
      <h2 className="text-lg" id="just-deleted">
        {t("studioPictures.justDeleted")}
      </h2>
      <ul className="grid gap-2">
        {pictures.map((picture) => {
          const name = picture[`alt_${language}`] || picture.key;
          return (
            <li key={picture.key} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="min-w-0 flex-1 basis-72 wrap-anywhere">{name}</span>
              <form method="post">
                <FormToken fields={{ key: picture.key }} />
                <SubmitButton
                  intent="restore"
                  variant="secondary"
                  size="small"
                  icon="undo"
                  aria-label={t("studioPictures.takeBackNamed", { name })}
                >
                  {t("studioPictures.takeBack")}
                </SubmitButton>
              </form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
