import { publicPath } from "../places/paths";
import { foldText } from "../site/fold-text";
import type { PlaceKind } from "../site/listing-kinds";

export type PlaceNamed = { kind: PlaceKind; slug: string; name: string };

/** The page of the place that has the host's name, accents and capitals aside; null where none has it. */
export function pageOfHost(host: string, places: readonly PlaceNamed[]): string | null {
  const name = foldText(host.trim());
  const place = places.find((one) => foldText(one.name.trim()) === name);
  return place ? publicPath(place.kind, place.slug) : null;
}
