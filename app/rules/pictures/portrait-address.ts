import { portraitEdition } from "./portrait-edition";

type View = "card" | "near" | "low" | "wide";

/**
 * Where a portrait is drawn, and how much of it is seen: the frame of a card, a square around its subject, a band, or as
 * wide as a window. It is always said, as a browser shows a drawing without a view the way it was last asked for.
 */
export function portraitAddress(code: string, view: View = "card"): string {
  return `/portraits/${portraitEdition}/${code}.svg#${view}`;
}
