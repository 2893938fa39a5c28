import { useState } from "react";
import { useWords } from "../../components/site/words";
import { shareSceneAddress, shareScenePage, shareScenes } from "../../rules/content/share-scenes";
import { PictureChoices } from "./picture-choices";
import { useLibrary } from "./picture-library";
import { usePageName } from "./section-name";

type Props = {
  name: "og_image" | "twitter_image";
  /** The field's value. */
  value: string;
};

/** Pictures for shared links: the guide's own cards, and the latest uploads. */
export function SharePictureChoices({ name, value }: Props) {
  const { t, localPath } = useWords();
  const pageName = usePageName();
  const library = useLibrary();
  const [picked, setPicked] = useState<string | null>(null);
  const scenes = shareScenes.map((scene) => {
    const url = shareSceneAddress(scene);
    return { url, thumbnail: url, alt: pageName(shareScenePage(scene)) };
  });
  return (
    <details>
      <summary className="more">{t("studioSeo.choosePicture")}</summary>
      <PictureChoices
        name={name}
        choices={[...scenes, ...library]}
        picked={picked === value ? picked : null}
        onPick={({ url }, input) => {
          setPicked(url);
          const field = input.form?.elements.namedItem(name);
          if (!(field instanceof HTMLInputElement)) return;
          field.value = url;
          // So that the preview and the draft notice.
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }}
      />
      <a className="more" href={localPath("/admin/images")}>
        {t("studio.editor.allPictures")}
      </a>
    </details>
  );
}
