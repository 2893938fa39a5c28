import { afterSaying, reminderStep } from "../../../rules/events/event-reminders";
import { pathOfEvent, textsOf } from "../../../rules/events/event-view";
import { ask } from "../../db/database";
import { type DueReminder, selectDueReminders, settleReminder } from "../../db/events/reminders";
import { deleteOvertakenMail } from "../../db/mail/outbox";
import { eventCancelled, eventReminder } from "../../emails/events/reminder";
import type { Services } from "../../services";
import { deliverMailLater } from "../mail/deliver-mail";
import { mailIfChanged, siteLink, type WordsByLanguage } from "../mail/write-mail";

const slice = 40;
const slices = 50;

/**
 * One mail for each start, one for a cancellation, and one where an earlier mail no longer holds. The note of a mail
 * and the mail are one batch: dying anywhere loses none and doubles none.
 */
export async function sendReminders(services: Services, words: WordsByLanguage, now: Date): Promise<string> {
  const { db } = services;
  let mailed = 0;
  for (let count = 0; count < slices; count++) {
    const due = await selectDueReminders(db, now, slice);
    if (due.length === 0) break;
    const mails = due.map((reminder) => settle(services, words, reminder, now));
    await ask(db, mails.flat());
    mailed += mails.filter(({ length }) => length > 1).length;
  }
  if (mailed > 0) deliverMailLater(services);
  return `${mailed} mails written`;
}

function settle(services: Services, words: WordsByLanguage, reminder: DueReminder, now: Date) {
  const { db } = services;
  const { email, language, lastMail } = reminder;
  const starts = new Date(reminder.starts_at);
  const off = offOf(reminder);
  const step = reminderStep({ starts, off, lastMail }, now);
  if (step.do === "wait") return [settleReminder(db, reminder, { lastMail, due_at: step.until.getTime() })];
  if (step.do === "missed" || step.do === "done" || !email || !language)
    return [settleReminder(db, reminder, { lastMail, due_at: null })];
  const { texts } = textsOf({ ...reminder, language: reminder.event_language }, language);
  const event = {
    ...reminder,
    title: texts.title.text,
    location: texts.location.text,
    link: siteLink(services, language, off ? "/calendar" : pathOfEvent(reminder)),
  };
  const t = words(language);
  const mail = off ? eventCancelled(t, language, event) : eventReminder(t, language, event, says[step.do]);
  const next = off ? { lastMail: "cancelled" as const, due: null } : afterSaying(starts, now);
  const about = `reminder:${reminder.event_id}:${reminder.user_id}:`;
  const cause = `${about}${now.getTime()}`;
  return [
    settleReminder(db, reminder, { lastMail: next.lastMail, due_at: next.due?.getTime() ?? null }),
    mailIfChanged(services, { email }, cause, mail, now),
    deleteOvertakenMail(db, about, cause),
  ];
}

const says = {
  remind: "reminder",
  "say-cancelled": undefined,
  "say-on-again": "again",
  "say-moved": "moved",
} as const;

/** When it was called off; null while it takes place. A date that went with its owner's account can't be restored. */
function offOf({ cancelled_at, deleted_at, status, updated_at, owner_id }: DueReminder) {
  const since = [cancelled_at, deleted_at, status === "approved" ? null : updated_at];
  const times = since.filter((one) => one !== null);
  if (times.length === 0) return null;
  return { since: new Date(Math.min(...times)), canBeTakenBack: deleted_at === null || owner_id !== null };
}
