/** So long before the start the mail goes out; the trigger that follows a moved event knows it too. */
export const reminderLead = 12 * 3_600_000;
/** A slip can be taken back for so long; nobody is told before. */
const cancellationWait = 10 * 60_000;

/** What a person was last told: that it is cancelled, or when it starts, as the reminder or as news before it. */
export type LastMail = "cancelled" | `start:${number}` | `news:${number}`;

type Reminded = {
  starts: Date;
  /** Since when the event is off; null while it takes place. */
  off: { since: Date; canBeTakenBack: boolean } | null;
  lastMail: LastMail | null;
};

/** What the job does with a reminder now. "missed" is over without a mail and stays that way. */
type ReminderStep =
  | { do: "wait"; until: Date }
  | { do: "remind" | "say-cancelled" | "say-on-again" | "say-moved" | "missed" | "done" };

export function remindAt(starts: Date): Date {
  return new Date(starts.getTime() - reminderLead);
}

/** Asking makes sense until the event begins; inside the last twelve hours the mail comes with the next run. */
export function canRemind(event: { starts_at: number; cancelled_at: number | null }, now: Date): boolean {
  return event.cancelled_at === null && now.getTime() < event.starts_at;
}

/**
 * The time is always the event's present one, so a moved event moves its reminder; one mail is sent, once. Whoever was
 * told what is no longer so, that it is cancelled or another start, is told again at once.
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

/** What is noted once a mail has said that it takes place, and when the next one goes out. */
export function afterSaying(starts: Date, now: Date): { lastMail: LastMail; due: Date | null } {
  const due = remindAt(starts);
  return now < due
    ? { lastMail: saidStart("news", starts), due }
    : { lastMail: saidStart("start", starts), due: null };
}

function saidStart<What extends "start" | "news">(what: What, starts: Date): `${What}:${number}` {
  return `${what}:${starts.getTime()}`;
}

/** With the start near, a word in time is worth more than the wait. */
function cancellationLeaves(starts: Date, off: NonNullable<Reminded["off"]>): Date {
  const since = off.since.getTime();
  const wait = off.canBeTakenBack ? cancellationWait : 0;
  return new Date(Math.min(since + wait, Math.max(since, starts.getTime() - 2 * cancellationWait)));
}
