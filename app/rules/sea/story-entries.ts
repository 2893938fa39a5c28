import { type Fitted, fitText, textHeight } from "../pictures/fitted-text";
import { blockAt, type TextBlock } from "./story-block";
import type { StoryCard, StoryEntry } from "./story-card";
import { legible, type StoryShape, storyMeasures } from "./story-shape";

/** A round picture beside an entry. */
export type Medallion = { x: number; y: number; radius: number; portrait: string };

type Span = { from: number; until: number };
type Laid = { entry: StoryEntry; parts: { fitted: Fitted; tone: TextBlock["tone"] }[]; height: number };

/** Between an entry's lines. */
const air = 3;

/** Text sizes tried before anything is left out. */
const steps = [1.14, 1.07, 1, 0.92, 0.84, 0.77, 0.7, 0.64];
/** First without the note, then without the last entry. */
function* fewer(card: StoryCard, hidden: number): Generator<{ entries: StoryEntry[]; notes: string[] }> {
  for (let count = card.entries.length; count > 0; count--) {
    const left = card.entries.length - count;
    const entries = card.entries.slice(0, count);
    if (left > 0) yield { entries, notes: [card.more(left)] };
    else for (const notes of hidden > 0 ? [card.notes] : [card.notes, []]) yield { entries, notes };
  }
}

/** The lower half, as large as it fits. */
export function layEntries(
  card: StoryCard,
  span: Span,
  shape: StoryShape,
): { blocks: TextBlock[]; medallions: Medallion[] } {
  const most = { ...card, entries: card.entries.slice(0, storyMeasures[shape].most) };
  const hidden = card.entries.length - most.entries.length;
  const shown: StoryCard =
    hidden > 0 ? { ...most, notes: [card.more(hidden)], more: (count) => card.more(count + hidden) } : most;
  let last = { blocks: [] as TextBlock[], medallions: [] as Medallion[] };
  for (const { entries, notes } of fewer(shown, hidden)) {
    for (const step of steps) {
      const tried = lay(entries, notes, span, step, shape);
      last = tried;
      if (tried.height <= span.until - span.from) return tried;
    }
  }
  return last;
}

function lay(entries: StoryEntry[], notes: string[], span: Span, step: number, shape: StoryShape) {
  const { width, left, scale } = storyMeasures[shape];
  const size = (units: number) => Math.round(units * scale * step);
  const letters = (units: number) => legible(units * scale * step, shape);
  const isAlone = entries.length === 1;
  const radius = size(isAlone ? 104 : 56);
  const inset = left + 2 * radius + size(isAlone ? 36 : 28);
  const laid = entries.map((entry) => layOne(entry, width - left - inset, letters, isAlone));
  const gap = size(isAlone ? 34 : 24);
  const note = fitNote(notes, width - 2 * left, letters(isAlone ? 40 : 36));
  const rows = laid.map(({ height }) => Math.max(height, 2 * radius));
  const height =
    rows.reduce((all, row) => all + row + gap, 0) - (note ? 0 : gap) + (note ? textHeight(note) : 0);
  const free = span.until - span.from - height;
  let y = span.from + Math.max(0, Math.min(free * 0.5, 70 * scale));
  const blocks: TextBlock[] = [];
  const medallions: Medallion[] = [];
  for (const [index, { entry, parts, height: own }] of laid.entries()) {
    const row = rows[index] ?? own;
    let top = y + (row - own) / 2;
    for (const { fitted, tone } of parts) {
      blocks.push(blockAt(fitted, { x: inset, anchor: "start", tone, top }));
      top += textHeight(fitted) + air;
    }
    if (entry.portrait)
      medallions.push({ x: left + radius, y: Math.round(y + row / 2), radius, portrait: entry.portrait });
    y += row + gap;
  }
  if (note) blocks.push(blockAt(note, { x: left, anchor: "start", tone: "light", top: y }));
  return { blocks, medallions, height };
}

/** Hour above, place below; with several entries the place is beside the hour. */
function layOne(entry: StoryEntry, width: number, size: (units: number) => number, isAlone: boolean): Laid {
  const small = (text: string, units: number, letters: "text" | "strong", lines: number) =>
    fitText(text, letters, {
      width,
      height: size(units) * 3,
      sizes: [units, units * 0.9, units * 0.8].map(size),
      lines,
    });
  const heads = isAlone ? [80, 72, 64, 58, 52, 46] : [56, 50, 45, 40];
  const head = fitText(entry.head, "display", {
    width,
    height: size(heads[0] ?? 80) * 3.4,
    sizes: heads.map(size),
    lines: isAlone ? 3 : 2,
  });
  const label = isAlone ? entry.label : [entry.label, entry.text].filter(Boolean).join(" · ");
  const parts: Laid["parts"] = [
    { fitted: small(label, isAlone ? 38 : 33, "strong", isAlone ? 2 : 1), tone: "gold" as const },
    { fitted: head, tone: "light" as const },
    { fitted: small(isAlone ? entry.text : "", 40, "text", 2), tone: "light" as const },
  ].filter(({ fitted }) => fitted.lines.length > 0);
  return { entry, parts, height: parts.reduce((all, { fitted }) => all + textHeight(fitted) + air, -air) };
}

/** The fullest note that fits on two lines. */
function fitNote(notes: string[], width: number, size: number): Fitted | null {
  for (const note of notes) {
    const fitted = fitText(note, "text", { width, height: size * 2.6, sizes: [size], lines: 2 });
    if (fitted.size === size && fitted.lines.join(" ") === note) return fitted;
  }
  return null;
}
