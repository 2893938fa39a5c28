import { data, redirect } from "react-router";
import { publicPath } from "../../../rules/places/paths";
import { type SimilarPlace, similarPlaces } from "../../../rules/places/similar-slugs";
import { type Language, localPath } from "../../../rules/site/language";
import type { PlaceKind } from "../../../rules/site/listing-kinds";
import { type LocalText, localise, readTranslation } from "../../../rules/site/owner-translation";
import type { Context } from "../../context";
import type { NamedPlace } from "../../db/places/names-near-slug";
import { languageIn } from "../../http/i18n";

type Rows<Found> = {
  found: Found | undefined;
  move: { slug: string } | undefined;
  /** Its alphabetical neighbours. */
  beside: readonly NamedPlace[];
};

/** A renamed place redirects; a missing one is a 404. */
export function foundOrMoved<Found>(
  context: Context,
  url: URL,
  kind: PlaceKind,
  slug: string,
  { found, move, beside }: Rows<Found>,
): Found {
  if (found) return found;
  const language = languageIn(context);
  const pathOf = (slug: string) => localPath(language, publicPath(kind, slug));
  if (move) throw redirect(pathOf(move.slug) + url.search, 301);
  const meant: SimilarPlace[] = similarPlaces(slug, beside).map((place) => ({
    path: pathOf(place.slug),
    name: placeName(kind, place, language).text,
  }));
  throw data({ meant }, 404);
}

/** In the reader's language. */
export function placeName(kind: PlaceKind, place: NamedPlace, language: Language): LocalText {
  const translation = readTranslation(place.translation === null ? null : JSON.parse(place.translation));
  const names = { name: place.name, business_name: place.name };
  const { texts } = localise({ language: place.language, translation }, names, language);
  return kind === "activity" ? texts.business_name : texts.name;
}
