import type { ComponentProps } from "react";
import { safeImageUrl } from "../../rules/site/safe-url";
import { Photo } from "../pictures/photo";
import { PortraitPicture } from "../pictures/portrait-picture";

type Props = {
  url: string | null;
  colour?: number | null;
  /** The drawing shown where there is no photo. */
  portrait: string;
  alt?: string;
  sizes: string;
  width?: number;
  height?: number;
  priority?: boolean;
  /** How much of a portrait is seen. */
  view?: ComponentProps<typeof PortraitPicture>["view"];
};

/** A place's photo, or its portrait. */
export function PlacePicture({ url, portrait, view, width = 1280, height = 960, ...photo }: Props) {
  const picture = safeImageUrl(url);
  return picture ? (
    <Photo url={picture} width={width} height={height} {...photo} />
  ) : (
    <PortraitPicture code={portrait} view={view} priority={photo.priority} />
  );
}

/** A card's picture is as wide as its column. */
export const cardSizes = "(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw";

/** A page's main picture: full width on a phone, beside the text on wide screens. */
export const heroSizes = "(min-width: 64rem) 38rem, 100vw";
