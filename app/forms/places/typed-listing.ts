import { addressOfKey } from "../../rules/pictures/picture-address";
import type { PictureFacts } from "../../rules/pictures/picture-sources";
import { waitingWordsIn } from "../../rules/pictures/waiting-picture-words";
import type { Dish } from "../../rules/places/menu";
import { wordsField } from "../pictures/picture-words";
import type { Typed } from "../site/parse";
import { typedMenu } from "./menu";

/** Properties that aren't fields of a form. */
const ofPeople = new Set(["user_id", "form_token", "reviewed_by", "picture_words"]);

/** A row as form values, to start an edit with. */
export function typedListing(listing: object, pictures: readonly PictureFacts[]): Typed {
  const facts = Object.entries(listing).filter(([name]) => !ofPeople.has(name));
  const fields = facts.flatMap(([name, value]) => typedValue(name, value));
  const waiting = waitingWordsIn(listing);
  const pictureWords = pictures.map((one) => ({ ...one, ...waiting.find(({ key }) => key === one.key) }));
  const words = pictureWords.flatMap(({ key, alt_en, alt_es }): [string, string[]][] => [
    [wordsField("en", addressOfKey(key)), [alt_en]],
    [wordsField("es", addressOfKey(key)), [alt_es]],
  ]);
  return Object.fromEntries([...fields, ...words]);
}

function typedValue(name: string, value: unknown): [string, string[]][] {
  if (name === "menu") return Object.entries(typedMenu(value as Dish[]));
  if (value === null || value === undefined || value === false) return [[name, []]];
  if (value === true) return [[name, ["on"]]];
  if (Array.isArray(value)) return [[name, value.map(String)]];
  if (typeof value !== "object") return [[name, [String(value)]]];
  if ("hash" in value) return [[name, [String((value as { text?: unknown }).text ?? "")]]];
  // In nested objects false is an answer, not an unticked box.
  return Object.entries(value).flatMap(([key, one]) =>
    typedValue(`${name}.${key}`, typeof one === "boolean" ? (one ? "yes" : "no") : one),
  );
}
