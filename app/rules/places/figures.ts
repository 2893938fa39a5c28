import type { TFunction } from "i18next";
import { formatDay } from "../time/days";
import { type Act, acts, taps } from "./visits";

/** How often each act was counted. */
export type Figures = Record<Act, number>;
export type DayFigures = Figures & { day: string };

/** What one network may add to a place's figures on a day: a hotel's guests share one line, and a flood is one. */
export const visitsOfNetwork = 20;

/** An owner sees four whole weeks, today included. */
export const daysShown = 28;

/** Figures are kept by day for as long as two years of the same season can be compared. */
export const daysKept = 400;

export const noFigures = Object.fromEntries(acts.map((act) => [act, 0])) as Figures;

export function sumFigures(rows: readonly Figures[]): Figures {
  return Object.fromEntries(
    acts.map((act) => [act, rows.reduce((sum, row) => sum + row[act], 0)]),
  ) as Figures;
}

export const tapsIn = (figures: Figures) => taps.reduce((sum, tap) => sum + figures[tap], 0);

/** The first of the days that are shown. */
export function firstDayShown(today: number): string {
  return formatDay(today - daysShown + 1);
}

/** Every day that is shown, the oldest first, also those on which nobody came. */
export function byDay(rows: readonly DayFigures[], today: number): DayFigures[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: daysShown }, (_, index) => {
    const day = formatDay(today - daysShown + 1 + index);
    return known.get(day) ?? { ...noFigures, day };
  });
}

/** The days shown in weeks of seven, the latest first, each by its first day and its last. */
export function byWeek(days: readonly DayFigures[]): { first: string; last: string; figures: Figures }[] {
  const starts = days.flatMap((_, index) => (index % 7 === 0 ? [index] : [])).reverse();
  return starts.map((start) => {
    const week = days.slice(start, start + 7);
    return { first: week[0]?.day ?? "", last: week.at(-1)?.day ?? "", figures: sumFigures(week) };
  });
}

/**
 * What came of the last four weeks, in a sentence: "In the last four weeks your page was opened 120 times; 14 people
 * tapped WhatsApp and 3 called." Empty where nobody came: a mail does not tell an owner so.
 */
export function figuresSentence(t: TFunction, figures: Figures, place?: string): string {
  if (acts.every((act) => figures[act] === 0)) return "";
  const tapped = taps.flatMap((tap) =>
    figures[tap] > 0 ? [t(`figures.said.${tap}`, { count: figures[tap] })] : [],
  );
  const views = place
    ? t("figures.said.viewsOf", { count: figures.view, place })
    : t("figures.said.views", { count: figures.view });
  return tapped.length === 0
    ? t("figures.said.onlyViews", { views })
    : t("figures.said.both", { views, taps: inOneList(t, tapped) });
}

function inOneList(t: TFunction, parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : t("figures.said.and", { first: parts.slice(0, -1).join(", "), last });
}
