import { foldText } from "../site/fold-text";
import type { ListingKind } from "../site/listing-kinds";

const beachWords =
  /\b(beach|shore|sand|river mouth|boats.? landing|playa|orilla|arena|bocas?|estero|rompiente|donde varan)\b/;

/** Told by its name. */
export function isOnBeach(...names: (string | null | undefined)[]): boolean {
  return names.some((name) => name && beachWords.test(foldText(name)));
}

/** Told by the words about it, such as where people sit. */
export function isOnSand(...texts: string[]): boolean {
  return texts.some((text) => /\b(sand|arena)\b/.test(foldText(text)));
}

type Placed = { location: string; place_kind?: ListingKind | null; place_address?: string | null };

/** By its location; an address tells it too, but a table or a room on the street to the beach isn't the beach. */
export function isHeldOnBeach({ location, place_kind, place_address }: Placed): boolean {
  const isIndoors = place_kind === "restaurant" || place_kind === "hotel";
  return isOnBeach(location, isIndoors ? null : place_address);
}

/** Not on a deck or a terrace above it: nobody there steps on a stingray. */
export function isFeetInSand(placed: Placed): boolean {
  return (
    isHeldOnBeach(placed) && !/\b(deck|terrace|terraza|balcony|balcon)\b/.test(foldText(placed.location))
  );
}
