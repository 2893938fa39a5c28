import { pictureColour } from "../../rules/pictures/picture-colours";
import { isOwnPicture, pictureSources } from "../../rules/pictures/pictures";

type Props = {
  /** An address that is safe to ask for. */
  url: string;
  colour?: number | null;
  alt?: string;
  /** Without it, the picture is as small as its width and comes in that size alone. */
  sizes?: string;
  width: number;
  height: number;
  priority?: boolean;
};

/** A photo on its own colour, until it has arrived. */
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
