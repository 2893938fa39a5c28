import type { TFunction } from "i18next";
import { formatDay } from "../time/days";
import { type Act, acts, taps } from "./visits";

export type Figures = Record<Act, number>;
export type DayFigures = Figures & { day: string };

/** A hotel's guests share one address, and a flood comes from one. */
export const visitsOfNetwork = 20;

/** Four whole weeks, today included. */
export const daysShown = 28;

/** Long enough to compare two years of one season. */
export const daysKept = 400;

export const noFigures = Object.fromEntries(acts.map((act) => [act, 0])) as Figures;

export function sumFigures(rows: readonly Figures[]): Figures {
  return Object.fromEntries(
    acts.map((act) => [act, rows.reduce((sum, row) => sum + row[act], 0)]),
  ) as Figures;
}

export const tapsIn = (figures: Figures) => taps.reduce((sum, tap) => sum + figures[tap], 0);

export function firstDayShown(today: number): string {
  return formatDay(today - daysShown + 1);
}

/** Oldest first, including days without visits. */
export function byDay(rows: readonly DayFigures[], today: number): DayFigures[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: daysShown }, (_, index) => {
    const day = formatDay(today - daysShown + 1 + index);
    return known.get(day) ?? { ...noFigures, day };
  });
}

/** Weeks of seven days, latest first. */
export function byWeek(days: readonly DayFigures[]): { first: string; last: string; figures: Figures }[] {
  const starts = days.flatMap((_, index) => (index % 7 === 0 ? [index] : [])).reverse();
  return starts.map((start) => {
    const week = days.slice(start, start + 7);
    return { first: week[0]?.day ?? "", last: week.at(-1)?.day ?? "", figures: sumFigures(week) };
  });
}

/**
 * "In the last four weeks your page was opened 120 times; 14 people tapped WhatsApp and 3 called." Empty without
 * visits, which a mail doesn't mention.
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
