import { pictureAt } from "../pictures/picture-address";

type Pictured = { featured_image_url?: unknown; content?: unknown; translation?: unknown };

/** The addresses of all pictures of ours that a post shows, in either language, also such as it only names. */
export function picturesOfPost({ featured_image_url, content, translation }: Pictured): string[] {
  const texts = [featured_image_url, content, JSON.stringify(translation ?? null)];
  const named = texts
    .filter((text) => typeof text === "string")
    .flatMap((text) => text.match(/\/images\/[\w-]+\/[\w-]+\/[\w-]+\.[a-z]+/g) ?? []);
  return [...new Set(named)].filter((address) => pictureAt(address) !== null);
}
