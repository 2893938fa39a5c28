import { pictureAt } from "../pictures/picture-address";

type Pictured = { featured_image_url?: unknown; content?: unknown; translation?: unknown };

/** Addresses of our own pictures in either language, including plain links. */
export function picturesOfPost({ featured_image_url, content, translation }: Pictured): string[] {
  const texts = [featured_image_url, content, JSON.stringify(translation ?? null)];
  const named = texts
    .filter((text) => typeof text === "string")
    .flatMap((text) => text.match(/\/images\/[\w-]+\/[\w-]+\/[\w-]+\.[a-z]+/g) ?? []);
  return [...new Set(named)].filter((address) => pictureAt(address) !== null);
}
