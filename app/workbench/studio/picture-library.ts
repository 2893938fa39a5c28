import { createContext, useContext } from "react";
import { useWords } from "../../components/site/words";
import { type PictureBucket, pictureAddress } from "../../rules/pictures/picture-address";
import type { PictureChoice } from "./picture-choices";

export type LibraryPicture = { key: string; bucket: PictureBucket; alt_en: string; alt_es: string };

/** The latest uploads, to choose from. */
export const LibraryContext = createContext<readonly LibraryPicture[]>([]);

export function useLibrary(): PictureChoice[] {
  const { language } = useWords();
  return useContext(LibraryContext).map((picture) => {
    const url = pictureAddress(picture);
    return { url, thumbnail: `${url}?w=320`, alt: picture[`alt_${language}`] || picture.key };
  });
}
