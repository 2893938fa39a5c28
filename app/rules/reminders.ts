export const reminderHours = 12;
const lead = reminderHours * 3_600_000;

type Reminded = {
  starts: Date;
  cancelled: boolean;
  /** When a mail about this reminder went out, if one did. */
  sentAt: Date | null;
};

/** What the job does with a reminder now. "missed" is over without a mail and stays that way. */
export type ReminderStep = "wait" | "remind" | "say-cancelled" | "missed" | "done";

export function remindAt(starts: Date): Date {
  return new Date(starts.getTime() - lead);
}

/** Asking makes sense until the event begins; inside the last twelve hours the mail comes with the next run. */
export function canRemind(event: { starts: Date; cancelled: boolean }, now: Date): boolean {
  return !event.cancelled && now < event.starts;
}

/** The time is always the event's present one, so a moved event moves its reminder; one mail is sent, once. */
export function reminderStep({ starts, cancelled, sentAt }: Reminded, now: Date): ReminderStep {
  if (sentAt) return "done";
  if (now >= starts) return "missed";
  if (cancelled) return "say-cancelled";
  return now >= remindAt(starts) ? "remind" : "wait";
}
