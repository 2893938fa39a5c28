import { safeImageUrl } from "../../rules/site/safe-url";
import { Photo } from "../pictures/photo";
import { PortraitPicture } from "../pictures/portrait-picture";

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

/** What stands in for a picture nobody gave: of each topic a few, so that posts beside one another differ. */
const portraits: Record<string, readonly string[]> = {
  Surf: ["wave-dawn-sea-beach-1", "boards-honey-coral-beach-4", "contest-noon-sun-beach-2"],
  Nature: ["howler-dawn-leaf-hills-3", "hatchlings-blush-teal-beach-1", "waterfall-clear-leaf-hills-6"],
  Food: ["plato-noon-coral-village-2", "moka-golden-teal-beach-5", "fish-dusk-coral-beach-8"],
  Culture: ["festival-night-rose-village-1", "crafts-honey-violet-village-7", "concert-golden-sea-beach-3"],
  "Travel Tips": ["routes-noon-coral-beach-2", "pickup-honey-teal-hills-6", "signpost-dawn-sun-beach-9"],
  "Town Life": ["longtable-dusk-teal-village-4", "market-dawn-coral-village-2", "bike-noon-coral-beach-5"],
};
const others = ["storybook-golden-teal-beach-3", "laptop-dawn-sea-beach-6", "chairs-dusk-sun-beach-1"];

export function postPortrait({ category, slug }: { category: string; slug: string }): string {
  const choices = portraits[category] ?? others;
  return choices[slug.length % choices.length] ?? "";
}
