import type { Language } from "../site/language";

/** What an editor does to a section in one language. Each act saves a numbered version; none is deleted. */
export const sectionActs = [
  "found",
  "create",
  "update",
  "publish",
  "schedule",
  "draft",
  "discard",
  "unschedule",
  "restore",
  "delete",
] as const;
export type SectionAct = (typeof sectionActs)[number];

/** At most one draft and one schedule per section; a schedule is stopped where it can't be published. */
export const versionStates = ["draft", "waiting", "stopped", "public", "past"] as const;
export type VersionState = (typeof versionStates)[number];

/** The state of the version an act saves, and which versions it ends. */
const published = { state: "public", ends: ["draft", "public"] } as const;
const scheduled = ["waiting", "stopped"] as const;
export const outcomes = {
  create: published,
  publish: published,
  restore: published,
  draft: { state: "draft", ends: ["draft"] },
  schedule: { state: "waiting", ends: ["draft", ...scheduled] },
  discard: { state: "past", ends: ["draft"] },
  unschedule: { state: "past", ends: scheduled },
  delete: { state: "past", ends: ["draft", "public", ...scheduled] },
} as const satisfies Partial<Record<SectionAct, { state: VersionState; ends: readonly VersionState[] }>>;
export type WrittenAct = keyof typeof outcomes;

type Schedule = { number: number; state: VersionState; publish_at: number | null };
export type ScheduleState = "waiting" | "overdue" | "stopped";

/** After this delay the publishing job must have failed. */
const patience = 5 * 60_000;

export function scheduleState({ state, publish_at }: Schedule, now: Date): ScheduleState {
  if (state === "stopped") return "stopped";
  return now.getTime() > (publish_at ?? 0) + patience ? "overdue" : "waiting";
}

/** A schedule may only replace what was public when it was scheduled. */
export function mayPublish(schedule: Pick<Schedule, "number">, publicNumber: number): boolean {
  return publicNumber < schedule.number;
}

/** The state of a section in one language. */
export type SectionStanding = {
  isChanged: boolean;
  hasDraft: boolean;
  schedule: ScheduleState | null;
  /** Spanish only: the English has changed since, or there's no Spanish for new English. */
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

/** The state of a whole page. */
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

/** `source`: the hash of the English it was translated from; `english`: today's. */
export function isBehind(
  translation: { source: string | null } | null,
  english: string,
  borrows: boolean,
): boolean {
  if (borrows) return true;
  return translation?.source ? translation.source !== english : false;
}
