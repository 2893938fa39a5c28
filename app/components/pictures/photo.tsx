import { pictureColour } from "../../rules/pictures/picture-colours";
import { isOwnPicture, pictureSources } from "../../rules/pictures/picture-sources";

type Props = {
  /** Already checked to be safe. */
  url: string;
  colour?: number | null;
  alt?: string;
  /** Without it, only one size is offered: that of `width`. */
  sizes?: string;
  width: number;
  height: number;
  priority?: boolean;
};

/** The photo's color fills its box until it has loaded. */
export function Photo({ url, colour, alt = "", sizes, width, height, priority }: Props) {
  const isOurs = isOwnPicture(url);
  const fill = pictureColour(colour);
  return (
    <div className="photo-frame">
      {fill ? (
        <svg fill={fill} aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
      ) : null}
      <img
        src={isOurs ? `${url}?w=${sizes ? 640 : width}` : url}
        srcSet={sizes ? pictureSources(url, width) : undefined}
        sizes={isOurs ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        referrerPolicy={isOurs ? undefined : "no-referrer"}
      />
    </div>
  );
}
