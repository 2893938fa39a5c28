/** The drawings of one subject each: `/scenes/subjects/{name}.svg`, and `/social/{name}.png` where a link is shared. */
export const subjectScenes = [
  "bus-stop",
  "candle-night",
  "cash-machine",
  "fire-bowl",
  "fonda-stove",
  "letter-shell",
  "line-up",
  "notary-desk",
  "passport-window",
  "rip-current",
  "surf-kit",
  "ten-minutes",
  "tuna-gunwale",
  "two-seasons",
] as const;

export type SubjectScene = (typeof subjectScenes)[number];
