import { safeImageUrl } from "../site/safe-url";

/** The guide's own cards for shared links, by page. */
export const shareScenes = [
  ...(["home", "eat", "stay", "do", "surf", "calendar", "events"] as const),
  ...(["blog", "info", "transportation", "real-estate", "legal"] as const),
];
export type ShareScene = (typeof shareScenes)[number];

export const shareSceneAddress = (scene: ShareScene) => `/social/${scene}.png`;
export const shareScenePage = (scene: ShareScene) => (scene === "home" ? "/" : `/${scene}`);

/** One of the guide's cards, or any picture a page may show. */
export function isSharePicture(address: string): boolean {
  return shareScenes.some((scene) => shareSceneAddress(scene) === address) || safeImageUrl(address) !== null;
}
