import { foldText } from "../site/fold-text";

/** Whether one of them is the other with another ending: "Rental" and "Rentals". */
export function isSameButEnding(one: string, other: string): boolean {
  const [short = "", long = ""] = [foldText(one), foldText(other)].sort((a, b) => a.length - b.length);
  return short !== "" && long.startsWith(short) && long.length - short.length <= 2;
}
