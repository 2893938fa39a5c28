import { data, type RouterContextProvider, redirect } from "react-router";
import { type MeantPlace, meantPlaces } from "../../../rules/places/meant-places";
import { publicPath } from "../../../rules/places/paths";
import type { PlaceKind } from "../../../rules/places/place-kinds";
import { localPath } from "../../../rules/site/language";
import type { NamedPlace } from "../../db/places/names-around";
import { languageIn } from "../../http/i18n";
import { placeName } from "./place-name";

type Rows<Found> = {
  found: Found | undefined;
  move: { slug: string } | undefined;
  /** The places beside it in the alphabet. */
  beside: readonly NamedPlace[];
};

/** The place of a detail page; one that was renamed answers with its new address, a missing one with 404. */
export function foundOrMoved<Found>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  kind: PlaceKind,
  slug: string,
  { found, move, beside }: Rows<Found>,
): Found {
  if (found) return found;
  const language = languageIn(context);
  const pathOf = (slug: string) => localPath(language, publicPath(kind, slug));
  if (move) throw redirect(pathOf(move.slug) + url.search, 301);
  const meant: MeantPlace[] = meantPlaces(slug, beside).map((place) => ({
    path: pathOf(place.slug),
    name: placeName(kind, place, language).text,
  }));
  throw data({ meant }, 404);
}
