import type { TFunction } from "i18next";

/** Tags the guide knows in both languages: as they are stored in English, and in Spanish. */
const known = {
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
type KnownTag = keyof typeof known;
const knownTags = Object.keys(known) as KnownTag[];

/** What people read for a stored tag; one the guide does not know is shown as its author wrote it. */
export function tagName(t: TFunction, stored: string): string {
  const tag = knownTags.find((one) => one === stored || known[one] === stored);
  return tag ? t(`blog.tagNames.${tag}`) : stored;
}
