import { addressOfKey } from "../../rules/pictures/picture-address";
import type { PictureFacts } from "../../rules/pictures/pictures";
import { waitingWordsIn } from "../../rules/pictures/waiting-words";
import type { Dish } from "../../rules/places/menu";
import { wordsField } from "../pictures/picture-words";
import type { Typed } from "../site/parse";
import { typedMenu } from "./menu";

/** What a row knows of people, their session and their pictures: no field of a form has its name. */
const ofPeople = new Set(["user_id", "form_token", "reviewed_by", "picture_words"]);

/** A row as its form would have sent it: what an edit begins with. */
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
  // Within an object a no was said: it is no box that stayed empty.
  return Object.entries(value).flatMap(([key, one]) =>
    typedValue(`${name}.${key}`, typeof one === "boolean" ? (one ? "yes" : "no") : one),
  );
}
