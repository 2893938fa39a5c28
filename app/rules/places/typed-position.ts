import { isInCountry } from "../town/country";
import { type CoordinateName, type Coordinates, isCoordinate, roundCoordinate } from "./coordinates";
import { linkIn, readMapLink } from "./position-in-link";

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

/** Two numbers, degrees with letters, or a map's long link. */
export function readPosition(text: string): ReadPosition {
  if (text.length > longestText) return refused("unreadable");
  const link = linkIn(text);
  if (!link) return judged(readAngles(text) ?? anglesAmongWords(text));
  const read = readMapLink(link);
  if (read.says === "position") return judged(readAngles(read.text));
  return refused(read.says === "short" ? "shortLink" : "noPosition");
}

/** One number of a field; null for anything else. */
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

/** Every place is in Panama: swapped numbers, or east instead of west, are corrected. */
function within(latitude: number, longitude: number, isNamed: boolean): ReadPosition {
  if (!isNamed && isInCountry(longitude, -Math.abs(latitude))) return refused("swapped");
  if (isInCountry(latitude, -longitude)) return refused("east");
  if (!isCoordinate("latitude", latitude) || !isCoordinate("longitude", longitude)) return refused("outside");
  return { ok: true, latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
}

/** `name` where a letter or word says which of the two it is. */
type Angle = { degrees: number; name: CoordinateName | null };

type Groups = Record<string, string | undefined>;

const number = "\\d+(?:\\.\\d+)?|\\.\\d+";
const labels = "lat(?:itude?)?|l(?:on|ng|ong)(?:itude?)?";
const compass = "n(?:orth|orte)?|s(?:outh|ur)?|e(?:ast|ste)?|w(?:est)?|o(?:este)?";
const label = `(?:(?<label>${labels})\\.?(?![a-z]) ?[:=]? ?)?`;
const side = `(?:(?<side>${compass})(?![a-z])\\.?)?`;
const size =
  `(?<sign>[-+])? ?(?<degrees>${number}) ?[°d]?` +
  `(?: ?(?<minutes>${number}) ?'(?: ?(?<seconds>${number}) ?")?)?`;
/** "N 7.2550 W 80.4975" or "7.2550 N 80.4975 W": the first letter tells on which side all letters are. */
const letterBefore = new RegExp(`${label}${side} ?${size}`, "g");
const letterBehind = new RegExp(`${label}${size} ?${side}`, "g");
/** "7 15 18 N" and "7 15.3 N": spaces in place of degree signs. */
const spacedSeconds = /(\d{1,3}) (\d{1,2}) (\d{1,2}(?:\.\d+)?) ?(?=[nsewo](?![a-z]))/g;
const spacedMinutes = /(\d{1,3}) (\d{1,2}\.\d+) ?(?=[nsewo](?![a-z]))/g;

/** "7.2550, -80.4975", "7°15'18\"N 80°29'51\"W" and nothing else; null for other texts. */
function readAngles(text: string): Angle[] | null {
  const plain = plainAngles(text);
  const angle = new RegExp(`^[\\s([]*(?:${compass})(?![a-z])`).test(plain) ? letterBefore : letterBehind;
  if (/[^\s,;/|()[\]]/.test(plain.replace(angle, ""))) return null;
  const angles = [...plain.matchAll(angle)].map(({ groups = {} }) => angleOf(groups));
  return angles.length > 0 && angles.every((one) => one !== null) ? angles : null;
}

const pair = /(?<![\d.,])[-+]?\d{1,3}\.\d{3,} ?[,; ] ?[-+]?\d{1,3}\.\d{3,}(?![\d.])/g;

/** The only two numbers in a sentence: "La Panga, 7.2550, -80.4975, beside the church". */
function anglesAmongWords(text: string): Angle[] | null {
  const [one, another] = plainAngles(text).match(pair) ?? [];
  return one && !another ? readAngles(one) : null;
}

/** Normalises minus, degree and minute signs. */
function plainAngles(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      .replace(/[º˚]/g, "°")
      .replace(/[′’‘´`]/g, "'")
      .replace(/″|”|“|''/g, '"')
      .replace(/\s+/g, " ")
      .trim()
      .replace(spacedSeconds, "$1°$2'$3\"")
      .replace(spacedMinutes, "$1°$2'")
      // Without any point, a comma between two digits is one.
      .replace(/^[^.]*$/, (text) => text.replace(/(\d),(\d)/g, "$1.$2"))
  );
}

function angleOf({ label, side, sign, degrees, minutes = "0", seconds = "0" }: Groups): Angle | null {
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isBelow = sign === "-" || /^[swo]/.test(side ?? "");
  return { degrees: isBelow ? -size : size, name: nameOf(label, side) };
}

function nameOf(label: string | undefined, side: string | undefined): CoordinateName | null {
  if (label) return label.startsWith("la") ? "latitude" : "longitude";
  return side ? (/^[ns]/.test(side) ? "latitude" : "longitude") : null;
}
