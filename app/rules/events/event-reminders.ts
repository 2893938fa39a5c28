/** So long before the start the mail goes out; the trigger that follows a moved event knows it too. */
export const reminderLead = 12 * 3_600_000;

type Reminded = {
  starts: Date;
  cancelled: boolean;
  /** When a mail about this reminder went out, if one did. */
  sentAt: Date | null;
};

/** What the job does with a reminder now. "missed" is over without a mail and stays that way. */
type ReminderStep = "wait" | "remind" | "say-cancelled" | "missed" | "done";

export function remindAt(starts: Date): Date {
  return new Date(starts.getTime() - reminderLead);
}

/** Asking makes sense until the event begins; inside the last twelve hours the mail comes with the next run. */
export function canRemind(event: { starts_at: number; cancelled_at: number | null }, now: Date): boolean {
  return event.cancelled_at === null && now.getTime() < event.starts_at;
}

/** The time is always the event's present one, so a moved event moves its reminder; one mail is sent, once. */
export function reminderStep({ starts, cancelled, sentAt }: Reminded, now: Date): ReminderStep {
  if (sentAt) return "done";
  if (now >= starts) return "missed";
  if (cancelled) return "say-cancelled";
  return now >= remindAt(starts) ? "remind" : "wait";
}
