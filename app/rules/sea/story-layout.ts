import { fitText, textHeight, textWidth } from "../pictures/fitted-text";
import { blockAt, boxOf, hourBlock, type TextBlock } from "./story-block";
import { type Boat, clearBoat } from "./story-boat";
import type { StoryCard, StoryWords } from "./story-card";
import { layEntries, type Medallion } from "./story-entries";
import type { StorySea } from "./story-sea";
import { legible, type StoryShape, storyMeasures } from "./story-shape";

export type StoryTexts = { blocks: TextBlock[]; medallions: Medallion[]; boat: Boat | null };

/** Places every text so that none is cut, overlaps or leaves the card. */
export function storyLayout(
  card: StoryCard,
  sea: StorySea,
  { isNight }: { isNight: boolean },
  words: StoryWords,
  shape: StoryShape,
): StoryTexts {
  const head = titleBlocks(card, shape, isNight);
  const marks = waterBlocks(sea, words, shape);
  const foot = footBlocks(card, shape);
  const from = Math.max(seaFoot(shape), ...marks.map((mark) => boxOf(mark).bottom)) + apart(card, shape);
  const until = Math.min(...foot.map((block) => boxOf(block).top)) - 16;
  const lower = layEntries(card, { from, until }, shape);
  const blocks = [...head, ...sunBlocks(sea, words, shape), ...marks, ...lower.blocks, ...foot];
  const boat = clearBoat(sea.boats, marks, storyMeasures[shape].scale);
  return { blocks, medallions: lower.medallions, boat };
}

/** Where there's room, the hours of the sea and those of events aren't read as one list. */
const apart = ({ entries }: StoryCard, shape: StoryShape) =>
  Math.max(22, (96 - 24 * entries.length) * storyMeasures[shape].scale);

/** Below this there's always water. */
const seaFoot = (shape: StoryShape) => storyMeasures[shape].low;

function titleBlocks({ title, under }: StoryCard, shape: StoryShape, isNight: boolean): TextBlock[] {
  const { width, left, top, titleSizes, dateSize, date } = storyMeasures[shape];
  const wide = width - 2 * left;
  const dated = fitText(under, "strong", {
    width: wide,
    height: dateSize * 1.2,
    sizes: [1, 0.9, 0.8, 0.7].map((part) => Math.round(dateSize * part)),
    lines: 1,
  });
  const dateTop = date - Math.round(dated.size * 0.95);
  const gap = Math.round(dateSize * 0.3);
  // Moon and palm are beside it.
  const room = { width: isNight ? wide - 200 : wide, height: dateTop - gap - top, sizes: titleSizes };
  const fitted = fitText(title, "display", room);
  const place = { x: left, anchor: "start", tone: "light" } as const;
  return [
    blockAt(fitted, { ...place, top: dateTop - gap - textHeight(fitted) }),
    blockAt(dated, { ...place, top: dateTop }),
  ];
}

function sunBlocks({ sun }: StorySea, words: StoryWords, shape: StoryShape): TextBlock[] {
  if (!sun) return [];
  const { scale, sun: radius } = storyMeasures[shape];
  const look = { size: Math.round(64 * scale), letters: "display", tone: "sun" } as const;
  const { size } = fitText(words.sun, "text", {
    width: radius * 1.55,
    height: 50,
    sizes: [35, 32, 29, 27].map((one) => Math.round(one * scale)),
    lines: 1,
  });
  const word = { text: words.sun, y: sun.y - 57 * scale, size };
  return [hourBlock(sun.x, sun.y + 5 * scale, words.clock(sun.at), look, word)];
}

/** Two or three waters have large labels, four those that fit. */
const waterLooks = [
  { hour: 56, word: 44, apart: 53, under: { high: 102, low: 108 }, room: 0.88 },
  { hour: 50, word: 34, apart: 46, under: { high: 98, low: 104 }, room: 1 },
  { hour: 50, word: 31, apart: 44, under: { high: 98, low: 104 }, room: Number.POSITIVE_INFINITY },
] as const;

/** Labels of the waters, pushed apart and inwards where needed. */
function waterBlocks({ marks }: StorySea, words: StoryWords, shape: StoryShape): TextBlock[] {
  const { width, left: margin, scale } = storyMeasures[shape];
  const sized = waterLooks.map(({ hour, word: small, apart, under, room }) => {
    const blocks = marks.map((mark) => {
      const y = Math.round(mark.y + under[mark.kind] * scale);
      const look = { size: Math.round(hour * scale), letters: "strong", tone: "light" } as const;
      const word = {
        text: words.water(mark),
        y: Math.round(y + apart * scale),
        size: Math.round(small * scale),
      };
      return hourBlock(mark.x, y, words.clock(mark.at), look, word);
    });
    const wide = blocks.map(boxOf).reduce((all, { left, right }) => all + right - left + 20, 0);
    return { blocks, fits: wide <= (width - 2 * margin) * room };
  });
  const blocks = sized.find(({ fits }) => fits)?.blocks ?? [];
  let edge = margin;
  for (const block of blocks) {
    const { left, right } = boxOf(block);
    block.x += Math.max(0, edge - left);
    edge = right + Math.max(0, edge - left) + 20;
  }
  edge = width - margin;
  for (const block of blocks.toReversed()) {
    const { left, right } = boxOf(block);
    block.x -= Math.max(0, right - edge);
    edge = left - Math.max(0, right - edge) - 20;
  }
  // Beside its crest the sea is lower.
  for (const [index, { kind, x }] of marks.entries()) {
    const block = blocks[index];
    if (!block || kind === "low") continue;
    for (const line of block.lines) line.y += Math.round(0.7 * Math.abs(block.x - x));
  }
  return blocks;
}

/** The guide's name, with the address beside or above it. */
function footBlocks({ site, addresses }: StoryCard, shape: StoryShape): TextBlock[] {
  const { width, left, foot, scale } = storyMeasures[shape];
  const size = Math.round(48 * scale);
  const wide = width - 2 * left;
  const named = fitText(site, "display", {
    width: wide * 0.6,
    height: size * 1.25,
    sizes: [size, Math.round(size * 0.85), Math.round(size * 0.7)],
    lines: 1,
  });
  const top = foot - Math.round(named.size * 0.978);
  const beside = wide - textWidth(named.lines.join(" "), "display", named.size) - 30;
  const sizes = [36, 32, 29].map((one) => legible(one * scale, shape));
  const smallest = sizes.at(-1) ?? size;
  const isIn = (room: number) => (one: string) => textWidth(`${one}…`, "strong", smallest) <= room;
  const address = addresses.find(isIn(wide)) ?? addresses.at(-1) ?? "";
  const isBeside = isIn(beside)(address) || !isIn(wide)(address);
  const led = fitText(address, "strong", {
    width: isBeside ? beside : wide,
    height: size,
    sizes,
    lines: 1,
  });
  const place = isBeside
    ? { x: width - left, anchor: "end" as const, top: foot - Math.round(led.size * 0.95) }
    : { x: left, anchor: "start" as const, top: top - textHeight(led) - 4 };
  return [
    blockAt(named, { x: left, anchor: "start", tone: "light", top }),
    blockAt(led, { ...place, tone: "gold" }),
  ];
}
