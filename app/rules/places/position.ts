import { isInCountry } from "../town/country";
import { type CoordinateName, type Coordinates, isCoordinate, roundCoordinate } from "./coordinates";
import { linkIn, readLink } from "./position-links";
import { type Angle, anglesAmongWords, readAngles } from "./position-text";

export const positionProblems = [
  "unreadable",
  "half",
  "swapped",
  "east",
  "outside",
  "shortLink",
  "noPosition",
] as const;
export type PositionProblem = (typeof positionProblems)[number];
type ReadPosition = ({ ok: true } & Coordinates) | { ok: false; problem: PositionProblem };

const longestText = 2000;

/** A position as people paste it: two numbers, degrees and letters, or a long link of a map. */
export function readPosition(text: string): ReadPosition {
  if (text.length > longestText) return refused("unreadable");
  const link = linkIn(text);
  if (!link) return judged(readAngles(text) ?? anglesAmongWords(text));
  const read = readLink(link);
  if (read.says === "position") return judged(readAngles(read.text));
  return refused(read.says === "short" ? "shortLink" : "noPosition");
}

/** One of the two numbers, as its own field holds it; null when it is anything else. */
export function readCoordinate(name: CoordinateName, text: string): number | null {
  if (text.length > longestText) return null;
  const [angle, another] = readAngles(text) ?? [];
  if (!angle || another || (angle.name && angle.name !== name)) return null;
  return isCoordinate(name, angle.degrees) ? roundCoordinate(angle.degrees) : null;
}

const refused = (problem: PositionProblem): ReadPosition => ({ ok: false, problem });

function judged(angles: Angle[] | null): ReadPosition {
  const [first, second, third] = angles ?? [];
  if (!first || third) return refused("unreadable");
  if (!second) return refused("half");
  if (first.name !== null && first.name === second.name) return refused("unreadable");
  const isTurned = first.name === "longitude" || second.name === "latitude";
  const [latitude, longitude] = (isTurned ? [second, first] : [first, second]).map(({ degrees }) => degrees);
  const isNamed = first.name !== null || second.name !== null;
  return within(latitude ?? 0, longitude ?? 0, isNamed);
}

/** Every place of this guide lies in the country: what would, turned round or west instead of east, was meant so. */
function within(latitude: number, longitude: number, isNamed: boolean): ReadPosition {
  if (!isNamed && isInCountry(longitude, -Math.abs(latitude))) return refused("swapped");
  if (isInCountry(latitude, -longitude)) return refused("east");
  if (!isCoordinate("latitude", latitude) || !isCoordinate("longitude", longitude)) return refused("outside");
  return { ok: true, latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
}
