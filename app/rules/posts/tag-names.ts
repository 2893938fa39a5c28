import type { TFunction } from "i18next";

/** Tags known in both languages, with their Spanish names. */
export const spanishTags = {
  beach: "playa",
  birds: "aves",
  culture: "cultura",
  fishing: "pesca",
  food: "comida",
  kids: "niños",
  music: "música",
  power: "luz",
  rain: "lluvia",
  safety: "seguridad",
  sea: "mar",
  seasons: "temporadas",
  surf: "surf",
  tides: "mareas",
  turtles: "tortugas",
  waves: "olas",
  whales: "ballenas",
  words: "palabras",
  yoga: "yoga",
} as const;
type KnownTag = keyof typeof spanishTags;
const knownTags = Object.keys(spanishTags) as KnownTag[];

/** An unknown tag is shown as its author wrote it. */
export function tagName(t: TFunction, stored: string): string {
  const tag = knownTags.find((one) => one === stored || spanishTags[one] === stored);
  return tag ? t(`blog.tagNames.${tag}`) : stored;
}
