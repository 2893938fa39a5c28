import type { CoordinateName } from "./coordinates";

/** One number of a position; `name` where a letter or a word says which of the two it is. */
export type Angle = { degrees: number; name: CoordinateName | null };

type Groups = Record<string, string | undefined>;

const number = "\\d+(?:\\.\\d+)?|\\.\\d+";
const labels = "lat(?:itude?)?|l(?:on|ng|ong)(?:itude?)?";
const compass = "n(?:orth|orte)?|s(?:outh|ur)?|e(?:ast|ste)?|w(?:est)?|o(?:este)?";
const label = `(?:(?<label>${labels})\\.?(?![a-z]) ?[:=]? ?)?`;
const side = `(?:(?<side>${compass})(?![a-z])\\.?)?`;
const size =
  `(?<sign>[-+])? ?(?<degrees>${number}) ?[°d]?` +
  `(?: ?(?<minutes>${number}) ?'(?: ?(?<seconds>${number}) ?")?)?`;
/** "N 7.2550 W 80.4975" or "7.2550 N 80.4975 W": the first letter tells on which side they all stand. */
const letterBefore = new RegExp(`${label}${side} ?${size}`, "g");
const letterBehind = new RegExp(`${label}${size} ?${side}`, "g");
/** "7 15 18 N" and "7 15.3 N": without signs, spaces do what they can. */
const spacedSeconds = /(\d{1,3}) (\d{1,2}) (\d{1,2}(?:\.\d+)?) ?(?=[nsewo](?![a-z]))/g;
const spacedMinutes = /(\d{1,3}) (\d{1,2}\.\d+) ?(?=[nsewo](?![a-z]))/g;

/** The numbers of a position and nothing else: "7.2550, -80.4975", "7°15'18\"N 80°29'51\"W"; null for other texts. */
export function readAngles(text: string): Angle[] | null {
  const plain = plainAngles(text);
  const angle = new RegExp(`^[\\s([]*(?:${compass})(?![a-z])`).test(plain) ? letterBefore : letterBehind;
  if (/[^\s,;/|()[\]]/.test(plain.replace(angle, ""))) return null;
  const angles = [...plain.matchAll(angle)].map(({ groups = {} }) => angleOf(groups));
  return angles.length > 0 && angles.every((one) => one !== null) ? angles : null;
}

const pair = /(?<![\d.,])[-+]?\d{1,3}\.\d{3,} ?[,; ] ?[-+]?\d{1,3}\.\d{3,}(?![\d.])/g;

/** The only two numbers of a sentence that can be meant: "La Panga, 7.2550, -80.4975, beside the church". */
export function anglesAmongWords(text: string): Angle[] | null {
  const [one, another] = plainAngles(text).match(pair) ?? [];
  return one && !another ? readAngles(one) : null;
}

/** Every kind of minus, of degree and of minute sign is one. */
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
      // Where no number has a point, a comma between two digits is one.
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
