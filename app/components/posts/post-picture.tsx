import { pictureColour } from "../../rules/pictures/picture-colours";
import { isOwnPicture, pictureSources } from "../../rules/pictures/pictures";
import { safeImageUrl } from "../../rules/site/safe-url";
import { PortraitPicture } from "../pictures/portrait-picture";
import { postPortrait } from "./post-portraits";

type Props = {
  post: { featured_image_url: string | null; image_colour: number | null; category: string; slug: string };
  sizes: string;
  priority?: boolean;
};

/** The featured picture of a post on its own colour, else a portrait of its topic. */
export function PostPicture({ post, sizes, priority }: Props) {
  const picture = safeImageUrl(post.featured_image_url);
  if (!picture) {
    return <PortraitPicture code={postPortrait(post)} wide={sizes === "100vw"} priority={priority} />;
  }
  const isOurs = isOwnPicture(picture);
  const fill = pictureColour(post.image_colour);
  return (
    <div className="event-photo">
      {fill ? (
        <svg fill={fill} aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
      ) : null}
      <img
        src={isOurs ? `${picture}?w=640` : picture}
        srcSet={pictureSources(picture)}
        sizes={isOurs ? sizes : undefined}
        alt=""
        width={1280}
        height={853}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        referrerPolicy={isOurs ? undefined : "no-referrer"}
      />
    </div>
  );
}
