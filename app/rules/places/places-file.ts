import type { Language } from "../site/language";
import type { MappedPlace } from "./place-data";

/** Where a file of places comes from and what it says of itself. */
export type PlacesFile = {
  title: string;
  description: string;
  /** What may be done with it. */
  licence: { text: string; url: string };
  author: string;
  language: Language;
  /** Its own address, and that of the places behind these. */
  url: string;
  next: { url: string; text: string } | null;
  places: readonly MappedPlace[];
};

/** When any of it last changed; null of an empty one. */
export function lastChange(places: readonly MappedPlace[]): string | null {
  return (
    places
      .map(({ updated_at }) => updated_at)
      .sort()
      .at(-1) ?? null
  );
}
