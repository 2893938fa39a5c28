import { type LocalText, localise, readTranslation } from "../../../rules/content/localised-text";
import type { PlaceKind } from "../../../rules/places/place-kinds";
import type { Language } from "../../../rules/site/language";
import type { NamedPlace } from "../../db/places/names-around";

/** What a place is called in the reader's language. */
export function placeName(kind: PlaceKind, place: NamedPlace, language: Language): LocalText {
  const translation = readTranslation(place.translation === null ? null : JSON.parse(place.translation));
  const names = { name: place.name, business_name: place.name };
  const { texts } = localise({ language: place.language, translation }, names, language);
  return kind === "activity" ? texts.business_name : texts.name;
}
