import { remindAt, reminderStep } from "../../../rules/events/event-reminders";
import { pathOfEvent, textsOf } from "../../../rules/events/event-view";
import { ask } from "../../db/client";
import { type DueReminder, selectDueReminders, settleReminder } from "../../db/events/reminders";
import { eventCancelled, eventReminder } from "../../emails/event-reminder";
import type { Services } from "../../services";
import { mailTo, siteLink, type Words } from "../mail/account-mail";
import { deliverMailLater } from "../mail/deliver-mail";

const slice = 40;
const slices = 50;

/**
 * One mail for each start a person was promised to be reminded of, and one where it is cancelled. The mail and the
 * note of it stand in one batch: dying anywhere loses none and doubles none.
 */
export async function sendReminders(services: Services, words: Words, now: Date): Promise<string> {
  const { db } = services;
  let mailed = 0;
  for (let count = 0; count < slices; count++) {
    const due = await selectDueReminders(db, now, slice);
    const work = due.flatMap((reminder) => settle(services, words, reminder, now));
    if (work.length === 0) break;
    await ask(db, work);
    mailed += work.length - due.length;
  }
  if (mailed > 0) deliverMailLater(services);
  return `${mailed} mails written`;
}

function settle(services: Services, words: Words, reminder: DueReminder, now: Date) {
  const { db } = services;
  const isOff =
    reminder.cancelled_at !== null || reminder.deleted_at !== null || reminder.status !== "approved";
  const told = isOff ? "cancelled" : `start:${reminder.starts_at}`;
  const starts = new Date(reminder.starts_at);
  const step = reminderStep({ starts, cancelled: isOff, sentAt: reminder.told === told ? now : null }, now);
  const isSaid = step === "remind" || step === "say-cancelled";
  const { email, language } = reminder;
  if (!isSaid || !email || !language) {
    const due_at = step === "wait" ? remindAt(starts).getTime() : null;
    return [settleReminder(db, reminder, { told: reminder.told, due_at })];
  }
  const { texts } = textsOf({ ...reminder, language: reminder.event_language }, language);
  const event = {
    ...reminder,
    title: texts.title.text,
    location: texts.location.text,
    link: siteLink(services, language, isOff ? "/calendar" : pathOfEvent(reminder)),
  };
  const write = isOff ? eventCancelled : eventReminder;
  const cause = `reminder:${reminder.event_id}:${reminder.user_id}:${isOff ? `cancelled:${reminder.cancelled_at ?? reminder.deleted_at}` : reminder.starts_at}`;
  return [
    mailTo(services, { email }, cause, write(words(language), language, event)),
    settleReminder(db, reminder, { told, due_at: null }),
  ];
}
