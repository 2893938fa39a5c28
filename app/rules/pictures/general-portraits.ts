import type { PortraitKind } from "./drawable-thing";

/** For what has no words yet, and for rows from before there were portraits, until they are written again. */
export const generalPortrait: Record<PortraitKind | "post", string> = {
  restaurant: "terrace-dusk-coral-beach-1",
  hotel: "hammock-golden-teal-beach-2",
  activity: "boards-dawn-sea-beach-3",
  business: "signpost-noon-coral-beach-4",
  event: "festival-night-rose-beach-5",
  post: "storybook-golden-teal-beach-3",
};
