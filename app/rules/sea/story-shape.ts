/** For a phone's stories, or for a chat. */
export const storyShapes = ["tall", "square"] as const;
export type StoryShape = (typeof storyShapes)[number];

type Measures = {
  width: number;
  height: number;
  /** Relative to the tall card. */
  scale: number;
  left: number;
  /** The phone's own controls are above this line. */
  top: number;
  titleSizes: readonly number[];
  dateSize: number;
  /** Baselines of the date and of the guide's name. */
  date: number;
  foot: number;
  /** The year's highest and lowest sea. */
  high: number;
  low: number;
  sun: number;
  moon: { x: number; y: number; radius: number };
  /** How many entries. */
  most: number;
};

export const storyMeasures: Record<StoryShape, Measures> = {
  tall: {
    width: 1080,
    height: 1920,
    scale: 1,
    left: 90,
    top: 250,
    titleSizes: [148, 138, 128, 116, 104, 94, 84, 76, 70, 64, 58],
    dateSize: 46,
    date: 644,
    foot: 1626,
    high: 808,
    low: 1032,
    sun: 130,
    moon: { x: 905, y: 590, radius: 92 },
    most: 3,
  },
  square: {
    width: 1080,
    height: 1080,
    scale: 0.78,
    left: 72,
    top: 56,
    titleSizes: [112, 104, 96, 90, 83, 76, 68, 62, 56, 50, 45, 40],
    dateSize: 36,
    date: 322,
    foot: 1028,
    high: 412,
    low: 568,
    sun: 96,
    moon: { x: 930, y: 290, radius: 66 },
    most: 2,
  },
};

/** A card is seen at a third of its size: smaller type is unreadable. */
const smallest: Record<StoryShape, number> = { tall: 34, square: 24 };
export const legible = (size: number, shape: StoryShape) => Math.max(smallest[shape], Math.round(size));
