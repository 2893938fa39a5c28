import { type Fitted, type Letters, reach, textWidth } from "../pictures/fitted-text";

export type Tone = "light" | "gold" | "sun";
type Run = { text: string; letters: Letters; size: number };
/** `y` is each line's baseline. */
export type TextBlock = {
  x: number;
  anchor: "start" | "middle" | "end";
  tone: Tone;
  lines: { y: number; runs: Run[] }[];
};
type Box = { left: number; right: number; top: number; bottom: number };

export function boxOf({ x, anchor, lines }: TextBlock): Box {
  const width = Math.max(0, ...lines.map(({ runs }) => widthOfRuns(runs)));
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const edges = lines.flatMap(({ y, runs }) =>
    runs.map(({ letters, size }) => [y - reach[letters].over * size, y + reach[letters].under * size]),
  );
  return {
    left,
    right: left + width,
    top: Math.min(...edges.map(([top = 0]) => top)),
    bottom: Math.max(...edges.map(([, bottom = 0]) => bottom)),
  };
}

function widthOfRuns(runs: readonly Run[]): number {
  return runs.reduce((all, { text, letters, size }) => all + textWidth(text, letters, size), 0);
}

/** Fitted text whose first line begins at `top`. */
export function blockAt(
  { lines, letters, size }: Fitted,
  place: Pick<TextBlock, "x" | "anchor" | "tone"> & { top: number },
): TextBlock {
  const { over, line } = reach[letters];
  const { top, ...rest } = place;
  return {
    ...rest,
    lines: lines.map((text, index) => ({
      y: Math.round(top + over * size + index * line * size),
      runs: [{ text, letters, size }],
    })),
  };
}

/** An hour with AM or PM beside it, and a word above or below. */
export function hourBlock(
  x: number,
  y: number,
  [time, half]: readonly [string, string],
  { size, letters, tone }: { size: number; letters: Letters; tone: Tone },
  other: { text: string; y: number; size: number },
): TextBlock {
  const hour = [
    { text: time, letters, size },
    { text: half && `\u00a0${half}`, letters: "strong" as const, size: Math.round(size * 0.6) },
  ].filter(({ text }) => text);
  const word = { y: other.y, runs: [{ text: other.text, letters: "text" as const, size: other.size }] };
  const lines = [{ y, runs: hour }, word].sort((one, next) => one.y - next.y);
  return { x: Math.round(x), anchor: "middle", tone, lines };
}
