import type { Hour, LightName, Setting } from "./portrait-parts";

/** What can have a portrait. */
export const portraitKinds = ["restaurant", "hotel", "activity", "business", "event"] as const;
export type PortraitKind = (typeof portraitKinds)[number];

/** A thing that can be drawn, and when it says what a place is. */
export type DrawableThing = {
  /** Of which kinds, and of these the categories it stands for before a word is said. */
  of: Partial<Record<PortraitKind, readonly string[]>>;
  /** How its words begin, in either language, small and without accents. */
  keywords: string;
  hours: readonly Hour[];
  /** Palettes it leaves to its neighbours. */
  avoids?: readonly LightName[];
  /** What may lie behind it; without any it brings its own. */
  settings?: readonly Setting[];
};
