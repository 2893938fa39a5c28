import { type HoursQuestion, hoursOf, questionOf, storedHours, uses24 } from "./day-hours";
import { daysOfHours, type WeekHours } from "./hours";
import { blocksOf, type Stopped, stopped } from "./hours-blocks";
import { type Line, linesOf } from "./hours-lines";
import { hoursTokens } from "./hours-tokens";
import { type Doubt, worst } from "./typed-ranges";

/** A proposal must be confirmed by the owner. */
type WeekText = { ok: true; week: WeekHours; isProposal: boolean } | { ok: false; question: HoursQuestion };
type ReadWeek = { ok: true; week: WeekHours; doubt: Doubt } | Stopped;
type DayLine = Line & { days: number[] };

const longestText = 500;
const closedDay = storedHours({ state: "closed" });
const allDays = [0, 1, 2, 3, 4, 5, 6];

/** A week in one text. */
export function weekText(text: string): WeekText {
  const read = readWeek(text);
  if (!read.ok) return { ok: false, question: questionOf(read, text) };
  if (daysOfHours.every((day) => read.week[day] === closedDay))
    return { ok: false, question: { obstacle: "alwaysClosed", part: "" } };
  return { ok: true, week: read.week, isProposal: read.doubt !== "none" };
}

const known = new Map<string, WeekHours | null>();
const mostTexts = 200;

/** An activity's stored text; null where it's unreadable. */
export function parseWeekHours(text: string | null | undefined): WeekHours | null {
  const written = text ?? "";
  const before = known.get(written);
  if (before !== undefined || !written.trim()) return before ?? null;
  const read = readWeek(written);
  const week = read.ok && read.doubt !== "guess" ? read.week : null;
  if (known.size === mostTexts) known.clear();
  known.set(written, week);
  return week;
}

function readWeek(text: string): ReadWeek {
  if (text.length > longestText) return stopped("tooLong");
  const words = hoursTokens(text);
  const blocks = blocksOf(words);
  const read = blocks.ok ? linesOf(blocks.blocks) : blocks;
  if (!read.ok) return read;
  if (read.lines.length === 0) return stopped("words", text.trim());
  const lines = dayLines(read.lines);
  const closed = lines.flatMap(({ days, content }) => (content.is === "closed" ? days : []));
  if (lines.every(({ content }) => content.is === "closed") && new Set(closed).size < 7)
    return stopped("otherDays");

  const week: WeekHours = Object.fromEntries(daysOfHours.map((day) => [day, null]));
  const doubts: Doubt[] = [isContradiction(lines) ? "guess" : "none"];
  for (const { days, content, isGuess } of lines) {
    const { hours, doubt } = hoursOf(content, uses24(words));
    doubts.push(isGuess ? "guess" : doubt);
    for (const day of days) week[daysOfHours[day] ?? "Sunday"] = storedHours(hours);
  }
  return { ok: true, week, doubt: worst(doubts) };
}

/** Each line's days; general lines before their exceptions. */
function dayLines(lines: readonly Line[]): DayLine[] {
  const named = new Set(lines.flatMap(({ days }) => (Array.isArray(days) ? days : [])));
  const rest = allDays.filter((day) => !named.has(day));
  const isOpenElsewhere = lines.some(({ days, content }) => Array.isArray(days) && content.is !== "closed");
  return lines
    .map((line) => {
      if (Array.isArray(line.days)) return { ...line, days: [...new Set(line.days)] };
      // "8 am-5 pm, Sat 9 am-1 pm" says nothing about Sunday.
      const isUnsaid = line.days === null && line.content.is !== "closed" && isOpenElsewhere;
      return { ...line, days: rest, isGuess: line.isGuess || isUnsaid };
    })
    .sort((one, other) => other.days.length - one.days.length);
}

/** An exception must lie within a general line. */
function isContradiction(lines: readonly DayLine[]): boolean {
  return lines.some(({ days }, index) =>
    lines.slice(0, index).some((before) => {
      const shared = days.filter((day) => before.days.includes(day));
      const isException = shared.length === days.length && days.length < before.days.length;
      return shared.length > 0 && !isException;
    }),
  );
}
