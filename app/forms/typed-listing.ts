import { addressOfKey } from "../rules/pictures/picture-address";
import type { PictureFacts } from "../rules/pictures/pictures";
import type { Typed } from "./parse";
import { wordsField } from "./picture-words";

/** What a row knows of people and their session; no form asks for it, and it stays where it is. */
const ofPeople = new Set(["user_id", "form_token", "reviewed_by"]);

/** A row as its form would have sent it: what an edit begins with. */
export function typedListing(listing: object, pictures: readonly PictureFacts[]): Typed {
  const told = Object.entries(listing).filter(([name]) => !ofPeople.has(name));
  const fields = told.flatMap(([name, value]) => typedValue(name, value));
  const words = pictures.flatMap(({ key, alt_en, alt_es }): [string, string[]][] => [
    [wordsField("en", addressOfKey(key)), [alt_en]],
    [wordsField("es", addressOfKey(key)), [alt_es]],
  ]);
  return Object.fromEntries([...fields, ...words]);
}

function typedValue(name: string, value: unknown): [string, string[]][] {
  if (value === null || value === undefined || value === false) return [[name, []]];
  if (value === true) return [[name, ["on"]]];
  if (Array.isArray(value)) return [[name, value.map(String)]];
  if (typeof value !== "object") return [[name, [String(value)]]];
  if ("hash" in value) return [[name, [String((value as { text?: unknown }).text ?? "")]]];
  return Object.entries(value).flatMap(([key, one]) => typedValue(`${name}.${key}`, one));
}
