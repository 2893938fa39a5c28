import type { Language } from "../site/language";
import type { MappedPlace } from "./place-data";

/** A file's places with its metadata. */
export type PlacesFile = {
  title: string;
  description: string;
  /** The data's licence. */
  licence: { text: string; url: string };
  author: string;
  language: Language;
  /** The file's own address, and the next page's. */
  url: string;
  next: { url: string; text: string } | null;
  places: readonly MappedPlace[];
};

/** Null for an empty file. */
export function lastChange(places: readonly MappedPlace[]): string | null {
  return (
    places
      .map(({ updated_at }) => updated_at)
      .sort()
      .at(-1) ?? null
  );
}
