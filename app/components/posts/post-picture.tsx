import { safeImageUrl } from "../../rules/site/safe-url";
import { Photo } from "../pictures/photo";
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
  return (
    <Photo
      url={picture}
      colour={post.image_colour}
      sizes={sizes}
      width={1280}
      height={853}
      priority={priority}
    />
  );
}
