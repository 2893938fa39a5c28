import { queryPath } from "./query-path";

const part = (page_path: string, section_name: string) =>
  queryPath("/admin/content", { page_path, section_name });

/** Checked on site before launch, each with the screen where it's changed. */
const ticked = {
  earthquake: "/admin/notice",
  road: part("/info", "town-facts"),
  money: part("/transportation", "money-and-signal"),
  water: queryPath("/admin/translations", { q: "tap water" }),
  "first-aid": part("/info", "first-aid"),
  breaks: part("/surf", "spots"),
  map: queryPath("/admin/translations", { q: "drawn by eye" }),
  entry: part("/legal", "topics"),
  land: part("/real-estate", "coast"),
  privacy: part("/privacy", "hosting"),
} as const;

/** Counted by the guide: placeholders, and settings that are missing. */
const counted = {
  numbers: part("/info", "services"),
  facilities: part("/info", "services"),
  departures: part("/transportation", "costs"),
  prices: part("/transportation", "costs"),
  letter: "/admin/newsletter",
} as const;

export type TickedCheck = keyof typeof ticked;
type CountedCheck = keyof typeof counted;
export type LaunchLine = {
  check: TickedCheck | CountedCheck;
  screen: string;
  left: number;
  isCounted: boolean;
};

export function isTickedCheck(text: string): text is TickedCheck {
  return Object.hasOwn(ticked, text);
}

export function launchLines(done: ReadonlySet<string>, missing: Record<CountedCheck, number>): LaunchLine[] {
  const byCount = Object.entries(counted) as [CountedCheck, string][];
  const byTick = Object.entries(ticked) as [TickedCheck, string][];
  return [
    ...byCount.map(([check, screen]) => ({ check, screen, left: missing[check], isCounted: true })),
    ...byTick.map(([check, screen]) => ({ check, screen, left: done.has(check) ? 0 : 1, isCounted: false })),
  ];
}
