import type { Accent } from "../../../rules/pictures/portrait-parts";

/** A color and its companions: a board and its band, an awning and its shutters. */
export type AccentColours = { accent: string; second: string; third: string; wall: string; roof: string };

export const accentColours: Record<Accent, AccentColours> = {
  coral: { accent: "#e4553c", second: "#2f9c95", third: "#f0b84a", wall: "#d9674e", roof: "#57787e" },
  sun: { accent: "#f0b43c", second: "#e4553c", third: "#2f8f95", wall: "#e9b23d", roof: "#a8503c" },
  teal: { accent: "#2a9590", second: "#f0b84a", third: "#e4553c", wall: "#3aa39b", roof: "#b9653f" },
  sea: { accent: "#3f74b4", second: "#f6d27a", third: "#e4553c", wall: "#6fa8cf", roof: "#a8503c" },
  rose: { accent: "#d8446f", second: "#3f9c8f", third: "#f3c04e", wall: "#e7a08a", roof: "#7c5a68" },
  leaf: { accent: "#5fa04a", second: "#e9783c", third: "#3f6fa8", wall: "#97c07e", roof: "#8a4b3a" },
  sand: { accent: "#f3dcae", second: "#d9573c", third: "#2f7f95", wall: "#f4e7cc", roof: "#b5553c" },
  violet: { accent: "#7a62ac", second: "#f0a848", third: "#2f9c95", wall: "#b4a2cf", roof: "#6d6a86" },
};
