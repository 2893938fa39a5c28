import { instantOfDay, localDay } from "../time/panama-time";

/** At every submission, at most hourly, daily, or never. */
export const notifyChoices = ["each", "hourly", "daily", "off"] as const;
export type Notify = (typeof notifyChoices)[number];

export function isNotify(value: unknown): value is Notify {
  return notifyChoices.some((one) => one === value);
}

export type AdminToNotify = {
  notify: Notify;
  /** When they were last mailed. */
  notified_at: number | null;
  /** The newest submission mentioned in that mail. */
  notified_until: number | null;
};

const hour = 60 * 60_000;
const day = 24 * hour;
const morning = 7 * 60;

/** Submissions this admin hasn't been mailed about. */
export function isNews(admin: AdminToNotify, waitingSince: number): boolean {
  return admin.notified_until === null || waitingSince > admin.notified_until;
}

/**
 * The first submission at once, then at most hourly. After a day without mail, a morning reminder of what's still
 * waiting.
 */
export function isDueForWaitingMail(admin: AdminToNotify, waiting: readonly number[], now: Date): boolean {
  if (admin.notify === "off" || waiting.length === 0) return false;
  const silence = admin.notified_at === null ? Number.POSITIVE_INFINITY : now.getTime() - admin.notified_at;
  if (admin.notify !== "daily" && waiting.some((since) => isNews(admin, since)))
    return admin.notify === "each" || silence >= hour;
  const sevenToday = instantOfDay(localDay(now), morning).getTime();
  const isMorning = now.getTime() >= sevenToday;
  const wasNotifiedToday = admin.notified_at !== null && admin.notified_at >= sevenToday;
  return isMorning && !wasNotifiedToday && (admin.notify === "daily" || silence >= day);
}
