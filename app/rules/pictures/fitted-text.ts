import { characterWidths } from "./character-widths";

/** The cuts a drawing has its words in: headings, text, and what stands out in it. */
export type Letters = keyof typeof characterWidths;

/** How far letters reach over and under their line, and the distance of two lines, in parts of their size. */
export const reach: Record<Letters, { over: number; under: number; line: number }> = {
  display: { over: 0.978, under: 0.255, line: 1.02 },
  text: { over: 0.95, under: 0.25, line: 1.22 },
  strong: { over: 0.95, under: 0.25, line: 1.22 },
};

/** A letter the typeface has not is drawn in another one: room for the widest. */
const foreign = 1350;
/** Pairs of letters stand a little closer or further apart than the sum of their widths. */
const slack = 1.02;

export function textWidth(text: string, letters: Letters, size: number): number {
  const widths = characterWidths[letters];
  const sum = [...text].reduce((all, letter) => all + (widths[letter] ?? foreign), 0);
  return (sum / 1000) * size * slack;
}

/** What a text may take: the sizes from the one it should have to the smallest. */
export type Room = { width: number; height: number; sizes: readonly number[]; lines?: number };
export type Fitted = { letters: Letters; size: number; lines: string[] };

/** The height of so many lines. */
export function textHeight({ letters, size, lines }: Fitted): number {
  const { over, under, line } = reach[letters];
  return lines.length === 0 ? 0 : size * (over + under + line * (lines.length - 1));
}

/**
 * A text at the largest size at which it fits, in lines of about the same length. What is too long at the
 * smallest size ends behind a word; a word is never cut: one that is wider than the room makes everything smaller.
 */
export function fitText(text: string, letters: Letters, room: Room): Fitted {
  const words = text.split(/[ \n\t]+/).filter(Boolean);
  const widest = Math.max(1, ...words.map((word) => textWidth(`${word}…`, letters, 1)));
  const smallest = Math.min(room.sizes.at(-1) ?? 1, Math.floor(room.width / widest));
  for (const size of [...room.sizes.filter((one) => one > smallest), smallest]) {
    const lines = wrap(words, letters, size, room.width);
    if (lines && lines.length <= linesIn(room, letters, size)) {
      return { letters, size, lines: balance(words, letters, size, room.width, lines) };
    }
  }
  const most = linesIn(room, letters, smallest);
  for (let count = words.length - 1; count > 0; count--) {
    const kept = words.slice(0, count);
    const last = `${kept.at(-1)?.replace(/[.,;:–—-]+$/, "")}…`;
    const lines = wrap([...kept.slice(0, -1), last], letters, smallest, room.width);
    if (lines && lines.length <= most) return { letters, size: smallest, lines };
  }
  return { letters, size: smallest, lines: words.slice(0, 1) };
}

function linesIn({ height, lines = 99 }: Room, letters: Letters, size: number): number {
  const { over, under, line } = reach[letters];
  return Math.max(1, Math.min(lines, 1 + Math.floor((height / size - over - under) / line)));
}

/** Null where a word is wider than a line. */
function wrap(words: readonly string[], letters: Letters, size: number, width: number): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (textWidth(word, letters, size) > width) return null;
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, letters, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines in the narrowest room that still holds them. */
function balance(
  words: readonly string[],
  letters: Letters,
  size: number,
  width: number,
  lines: string[],
): string[] {
  let best = lines;
  for (let narrower = width; narrower > width / 2; narrower -= width / 40) {
    const tried = wrap(words, letters, size, narrower);
    if (!tried || tried.length > lines.length) break;
    best = tried;
  }
  return best;
}
