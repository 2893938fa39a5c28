import { pictureColour } from "../../rules/pictures/picture-colours";
import { isOwnPicture, pictureSources } from "../../rules/pictures/pictures";
import { safeImageUrl } from "../../rules/site/safe-url";
import { classNames } from "../../ui/class-names";
import { PortraitPicture } from "../pictures/portrait-picture";

type Props = {
  url: string | null;
  colour?: number | null;
  /** The drawing that stands in for a photo nobody gave. */
  portrait: string;
  alt?: string;
  sizes: string;
  width?: number;
  height?: number;
  priority?: boolean;
  /** A hero shows more of a portrait than a card. */
  wide?: boolean;
  className?: string;
};

/** A place's photo on its own colour, or its portrait. */
export function PlacePicture(props: Props) {
  const {
    url,
    colour,
    portrait,
    alt = "",
    sizes,
    width = 1280,
    height = 960,
    priority,
    wide,
    className,
  } = props;
  const picture = safeImageUrl(url);
  if (!picture) return <PortraitPicture code={portrait} wide={wide} priority={priority} />;
  const fill = pictureColour(colour);
  return (
    <div className={classNames("relative h-full", className)}>
      {fill && (
        <svg className="absolute size-full" fill={fill} aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
      )}
      <img
        className="relative size-full object-cover"
        src={isOwnPicture(picture) ? `${picture}?w=640` : picture}
        srcSet={pictureSources(picture, width)}
        sizes={isOwnPicture(picture) ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        referrerPolicy={isOwnPicture(picture) ? undefined : "no-referrer"}
      />
    </div>
  );
}

/** A card's picture is as wide as its column. */
export const cardSizes = "(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw";
