import type { Coordinates } from "../places/coordinates";
import { metresBetween } from "../places/distance";
import { isWalkable, minutesOnFoot } from "../places/minutes-on-foot";
import { wayToBeach } from "../places/way-to-beach";
import type { Language } from "../site/language";
import type { LocalText } from "../site/owner-translation";
import { townCoordinates } from "../town/town";
import type { AskedWalk } from "./asked-walk";
import type { Found } from "./found";

type End = "middle" | "beach" | Found;
/** A place without a position only has the words of its address. */
export type WalkAnswerEnd =
  | "middle"
  | "beach"
  | { path: string; name: LocalText; unplaced: LocalText | null };
/** As the crow flies: minutes, or meters where that's no walk; neither where a position isn't known. */
export type FoundWalk = {
  ends: [WalkAnswerEnd, WalkAnswerEnd];
  minutes: number | null;
  metres: number | null;
};

/** The walk asked for, with the places found for its named ends; null where one of them isn't found. */
export function foundWalk(
  walk: AskedWalk,
  places: readonly (Found | undefined)[],
  language: Language,
): FoundWalk | null {
  const left = [...places];
  const [one, other] = walk.map((end) => (typeof end === "string" ? end : left.shift()));
  if (!one || !other || (one !== "middle" && one === other)) return null;
  return { ends: [shown(one, language), shown(other, language)], ...lengthOf(one, other) };
}

function shown(end: End, language: Language): WalkAnswerEnd {
  if (typeof end === "string") return end;
  const { path, name, position, where } = end;
  return { path, name: name[language], unplaced: position ? null : (where?.[language] ?? null) };
}

const positionOf = (end: End): Coordinates | null =>
  typeof end === "string" ? townCoordinates : (end.position ?? null);

function lengthOf(one: End, other: End): Pick<FoundWalk, "minutes" | "metres"> {
  const [from, to] = [positionOf(one), positionOf(other)];
  if (!from || !to) return { minutes: null, metres: null };
  if (one === "beach" || other === "beach") {
    const way = wayToBeach(one === "beach" ? to : from);
    return { minutes: way && "minutesToBeach" in way ? way.minutesToBeach : null, metres: null };
  }
  const metres = metresBetween(from, to);
  return isWalkable(metres) ? { minutes: minutesOnFoot(metres), metres: null } : { minutes: null, metres };
}
