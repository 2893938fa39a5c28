import type { Language } from "./language";

export const noticeLevels = ["info", "warning"] as const;
type NoticeLevel = (typeof noticeLevels)[number];

/** A notice over every page, for a span of time. */
export type SiteNotice = {
  text_en: string;
  text_es: string;
  level: NoticeLevel;
  from_at: number;
  until_at: number;
};

export type ShownNotice = { text: string; level: NoticeLevel };
export type NoticeState = "none" | "waiting" | "on" | "over";

export function noticeState(notice: SiteNotice | null | undefined, now: Date): NoticeState {
  if (!notice) return "none";
  if (now.getTime() >= notice.until_at) return "over";
  return now.getTime() < notice.from_at ? "waiting" : "on";
}

export function noticeIn(notice: SiteNotice, language: Language): ShownNotice {
  return { text: language === "es" ? notice.text_es : notice.text_en, level: notice.level };
}

export function shownNotice(
  notice: SiteNotice | null | undefined,
  language: Language,
  now: Date,
): ShownNotice | null {
  return notice && noticeState(notice, now) === "on" ? noticeIn(notice, language) : null;
}

/** Seconds until it appears or ends, the longest a page may be cached. Null where nothing changes. */
export function noticeChangesIn(notice: SiteNotice | null | undefined, now: Date): number | null {
  const state = noticeState(notice, now);
  if (!notice || state === "none" || state === "over") return null;
  const at = state === "waiting" ? notice.from_at : notice.until_at;
  return Math.max(1, Math.floor((at - now.getTime()) / 1000));
}
