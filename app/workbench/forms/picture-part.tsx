import { useWords } from "../../components/site/words";
import type { PictureFolder } from "../../rules/pictures/picture-address";
import { FormPart } from "./form-part";
import { ImageField } from "./image-field";

/** The part of a form that asks for one picture. */
export function PicturePart({ folder }: { folder: PictureFolder }) {
  const { t } = useWords();
  return (
    <FormPart
      title={t("submission.parts.pictures")}
      folds={{ fields: ["image", "image_url"], holds: t("submission.parts.holds.picture") }}
    >
      <ImageField label={t("submission.pictures.main")} files="image" addresses="image_url" folder={folder} />
    </FormPart>
  );
}
