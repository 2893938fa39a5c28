import { instantOfDay, localDay } from "../time/panama-time";

/** When an admin is written to about what waits: at every submission, at most once an hour, once a day, or never. */
export const notifyChoices = ["each", "hourly", "daily", "off"] as const;
export type Notify = (typeof notifyChoices)[number];

export function isNotify(value: unknown): value is Notify {
  return notifyChoices.some((one) => one === value);
}

export type AdminToNotify = {
  notify: Notify;
  /** When this admin was last written to. */
  told_at: number | null;
  /** The last of those submissions had waited since then. */
  told_until: number | null;
};

const hour = 60 * 60_000;
const day = 24 * hour;
const morning = 7 * 60;

/** Submissions that wait and that this admin has not been told of. */
export function isNews(admin: AdminToNotify, waitingSince: number): boolean {
  return admin.told_until === null || waitingSince > admin.told_until;
}

/**
 * Whether it is time to write: the first at once, then at most one an hour. Whoever has heard nothing for a day is told
 * in the morning of what still waits.
 */
export function isDueForWaitingMail(admin: AdminToNotify, waiting: readonly number[], now: Date): boolean {
  if (admin.notify === "off" || waiting.length === 0) return false;
  const silence = admin.told_at === null ? Number.POSITIVE_INFINITY : now.getTime() - admin.told_at;
  if (admin.notify !== "daily" && waiting.some((since) => isNews(admin, since)))
    return admin.notify === "each" || silence >= hour;
  const sevenToday = instantOfDay(localDay(now), morning).getTime();
  const isMorning = now.getTime() >= sevenToday;
  const wasToldToday = admin.told_at !== null && admin.told_at >= sevenToday;
  return isMorning && !wasToldToday && (admin.notify === "daily" || silence >= day);
}
