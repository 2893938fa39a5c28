import type { Language } from "../site/language";

/** A version of a section in one language; they are numbered, and none is ever changed or taken away. */
export const sectionActs = [
  "found",
  "create",
  "update",
  "publish",
  "schedule",
  "draft",
  "discard",
  "restore",
  "delete",
] as const;
export type SectionAct = (typeof sectionActs)[number];

/** A version that is to be public from an instant on: it names itself, and the public version it takes the place of. */
export type Schedule = { number: number; base: number; publish_at: number; stopped_at: number | null };

export type ScheduleState = "waiting" | "overdue" | "stopped";

/** After so long the job that publishes has failed, and somebody should know. */
const patience = 5 * 60_000;

export function scheduleState(schedule: Schedule, now: Date): ScheduleState {
  if (schedule.stopped_at !== null) return "stopped";
  return now.getTime() > schedule.publish_at + patience ? "overdue" : "waiting";
}

/** Only what it was planned over may be replaced: somebody may have put something newer there meanwhile. */
export function mayPublish(schedule: Pick<Schedule, "base">, shown: number): boolean {
  return schedule.base === shown;
}

/** How a section stands in a language. */
export type SectionStanding = {
  isChanged: boolean;
  hasDraft: boolean;
  schedule: ScheduleState | null;
  /** Spanish only: English has changed since it was translated, or there is no Spanish where English is new. */
  isBehind: boolean;
};

export type PageStanding = {
  changed: Record<Language, number>;
  drafts: number;
  scheduled: number;
  stopped: number;
  hidden: number;
  behind: number;
};

type OneSection = { isVisible: boolean; standing: Record<Language, SectionStanding> };

/** What is to be known of a page at a glance. */
export function pageStanding(sections: readonly OneSection[]): PageStanding {
  const count = (is: (one: SectionStanding) => boolean, language?: Language) =>
    sections.reduce(
      (sum, { standing }) =>
        sum + (language ? [standing[language]] : [standing.en, standing.es]).filter(is).length,
      0,
    );
  return {
    changed: { en: count((one) => one.isChanged, "en"), es: count((one) => one.isChanged, "es") },
    drafts: count((one) => one.hasDraft),
    scheduled: count((one) => one.schedule === "waiting"),
    stopped: count((one) => one.schedule === "stopped" || one.schedule === "overdue"),
    hidden: sections.filter(({ isVisible }) => !isVisible).length,
    behind: count((one) => one.isBehind, "es"),
  };
}

/** `source`: the hash of the English words a translation was made from; `english`: that of today's. */
export function isBehind(
  translation: { source: string | null } | null,
  english: string,
  borrows: boolean,
): boolean {
  if (borrows) return true;
  return translation?.source ? translation.source !== english : false;
}
