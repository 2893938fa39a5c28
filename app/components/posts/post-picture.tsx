import type { PostCard } from "../../rules/posts/post-view";
import { safeImageUrl } from "../../rules/site/safe-url";
import { ScenePicture } from "../../ui/scene-picture";
import { Photo } from "../pictures/photo";
import { PortraitPicture } from "../pictures/portrait-picture";

type Props = {
  post: Pick<PostCard, "featured_image_url" | "image_colour" | "drawing">;
  sizes: string;
  priority?: boolean;
};

/** The featured picture, or else a drawing that fits the post. */
export function PostPicture({ post, sizes, priority }: Props) {
  const picture = safeImageUrl(post.featured_image_url);
  if (!picture) {
    const { drawing } = post;
    const isWide = sizes === "100vw";
    if ("portrait" in drawing)
      return <PortraitPicture code={drawing.portrait} view={isWide ? "wide" : "card"} priority={priority} />;
    const scene = `subjects/${drawing.scene}`;
    return <ScenePicture scene={scene} hero={isWide} card={!isWide} priority={priority} />;
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
