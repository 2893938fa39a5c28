import { type Portrait, readPortrait } from "./portrait";
import { choosePortrait, type Sitter, suits } from "./portrait-choice";
import type { PortraitWishes } from "./portrait-parts";

/** What a form shows beside it: the portrait there is while it suits, else the first that would be chosen. */
export function previewPortrait(sitter: Sitter, wishes: PortraitWishes, present: string): Portrait {
  const portrait = readPortrait(present);
  return portrait && suits(portrait, sitter, wishes) ? portrait : choosePortrait(sitter, [], wishes);
}
