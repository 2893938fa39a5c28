import type { PostCard } from "../../rules/posts/post-view";
import { safeImageUrl } from "../../rules/site/safe-url";
import { ScenePicture } from "../../ui/scene-picture";
import { Photo } from "../pictures/photo";
import { PortraitPicture } from "../pictures/portrait-picture";

type Props = {
  post: Pick<PostCard, "featured_image_url" | "image_colour" | "drawing">;
  sizes?: string;
  /** At the head of its page: above the title, or beside it where there's room. */
  isHero?: boolean;
};

const heroSizes = "(min-width: 64rem) 42rem, 100vw";

/** The featured picture, or else a drawing that fits the post. */
export function PostPicture({ post, sizes = heroSizes, isHero }: Props) {
  const picture = safeImageUrl(post.featured_image_url);
  if (!picture) {
    const { drawing } = post;
    if ("portrait" in drawing)
      return <PortraitPicture code={drawing.portrait} view={isHero ? "wide" : "card"} priority={isHero} />;
    const scene = `subjects/${drawing.scene}`;
    return <ScenePicture scene={scene} hero={isHero} card priority={isHero} />;
  }
  return (
    <Photo
      url={picture}
      colour={post.image_colour}
      sizes={sizes}
      width={1280}
      height={853}
      priority={isHero}
    />
  );
}
