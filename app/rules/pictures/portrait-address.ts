import { portraitEdition } from "./portrait-edition";

/** Where a portrait is drawn. */
export function portraitAddress(code: string): string {
  return `/portraits/${portraitEdition}/${code}.svg`;
}
