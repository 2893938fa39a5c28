import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { pictureColour } from "../../rules/pictures/picture-colours";
import { FormToken } from "../forms/form-token";
import { usePictureSize } from "./use-picture-size";

type Deleted = {
  key: string;
  alt_en: string;
  alt_es: string;
  width: number;
  height: number;
  bytes: number;
  colour: number;
};

/**
 * Pictures deleted within the last ten minutes, each with an undo button. Their files aren't served any more, so a box
 * of the same shape and color is shown.
 */
export function DeletedPictures({ pictures }: { pictures: readonly Deleted[] }) {
  const { t, language } = useWords();
  const size = usePictureSize();
  if (pictures.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-lg bg-leaf-soft px-5 py-3" aria-labelledby="just-deleted">
      <h2 className="text-lg" id="just-deleted">
        {t("studioPictures.justDeleted")}
      </h2>
      <ul className="grid gap-2">
        {pictures.map((picture) => {
          const name = picture[`alt_${language}`] || `${t("studioPictures.unsaid")} (${size(picture)})`;
          return (
            <li key={picture.key} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <svg
                className="w-14 flex-none rounded-md"
                viewBox={`0 0 ${picture.width} ${picture.height}`}
                fill={pictureColour(picture.colour) ?? undefined}
                aria-hidden="true"
              >
                <rect width="100%" height="100%" />
              </svg>
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{name}</span>
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
