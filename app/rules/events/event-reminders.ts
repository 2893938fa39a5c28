/** How long before the start the mail goes out; the trigger on moved events has the same number. */
export const reminderLead = 12 * 3_600_000;
/** A cancellation can be undone this long before anybody is told. */
const cancellationWait = 10 * 60_000;

/** What a person was last told: that it's cancelled, or its start (as the reminder, or as a correction before it). */
export type LastMail = "cancelled" | `start:${number}` | `news:${number}`;

type Reminded = {
  starts: Date;
  /** Null while the event takes place. */
  off: { since: Date; canBeTakenBack: boolean } | null;
  lastMail: LastMail | null;
};

/** What the job does with a reminder. "missed" is over and was never mailed. */
type ReminderStep =
  | { do: "wait"; until: Date }
  | { do: "remind" | "say-cancelled" | "say-on-again" | "say-moved" | "missed" | "done" };

export function remindAt(starts: Date): Date {
  return new Date(starts.getTime() - reminderLead);
}

/** Until the event begins. */
export function canRemind(event: { starts_at: number; cancelled_at: number | null }, now: Date): boolean {
  return event.cancelled_at === null && now.getTime() < event.starts_at;
}

/** Within the last twelve hours the mail comes with the job's next run. */
export function isRemindedAtOnce(event: { starts_at: number }, now: Date): boolean {
  return now >= remindAt(new Date(event.starts_at));
}

/**
 * A moved event moves its reminder, and only one is sent. Whoever was told something that no longer holds, a
 * cancellation or another start, is told at once.
 */
export function reminderStep({ starts, off, lastMail }: Reminded, now: Date): ReminderStep {
  if (lastMail === (off ? "cancelled" : saidStart("start", starts))) return { do: "done" };
  if (now >= starts) return { do: "missed" };
  if (off) {
    const until = cancellationLeaves(starts, off);
    return now < until ? { do: "wait", until } : { do: "say-cancelled" };
  }
  if (lastMail === "cancelled") return { do: "say-on-again" };
  if (now >= remindAt(starts)) return { do: "remind" };
  const isNews = lastMail !== null && lastMail !== saidStart("news", starts);
  return isNews ? { do: "say-moved" } : { do: "wait", until: remindAt(starts) };
}

/** What's recorded after a mail, and when the next one is due. */
export function afterSaying(starts: Date, now: Date): { lastMail: LastMail; due: Date | null } {
  const due = remindAt(starts);
  return now < due
    ? { lastMail: saidStart("news", starts), due }
    : { lastMail: saidStart("start", starts), due: null };
}

function saidStart<What extends "start" | "news">(what: What, starts: Date): `${What}:${number}` {
  return `${what}:${starts.getTime()}`;
}

/** Shortly before the start, telling people matters more than the time to undo. */
function cancellationLeaves(starts: Date, off: NonNullable<Reminded["off"]>): Date {
  const since = off.since.getTime();
  const wait = off.canBeTakenBack ? cancellationWait : 0;
  return new Date(Math.min(since + wait, Math.max(since, starts.getTime() - 2 * cancellationWait)));
}
