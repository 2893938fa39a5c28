import type { TFunction } from "i18next";
import { mailScene } from "../../../rules/mail/mail-scene";
import type { Language } from "../../../rules/site/language";
import { dateInWords } from "../../../rules/time/date-words";
import { atTimeText, instantOf, timeText } from "../../../rules/time/panama-time";
import { type MailContent, writeMail } from "../mail/mail-content";

type Reminded = {
  title: string;
  event_type: string;
  location: string;
  event_date: string;
  start_time: string | null;
  link: string;
};

/** `again` and `moved` correct an earlier mail. */
export function eventReminder(
  t: TFunction,
  language: Language,
  event: Reminded,
  says: "reminder" | "again" | "moved" = "reminder",
): MailContent {
  const { title, event_type, location, link, start_time } = event;
  const date = dayInSentence(event.event_date, language);
  const starts = start_time ? instantOf(event.event_date, start_time) : null;
  const words = {
    title,
    date,
    time: starts ? timeText(starts, language) : "",
    atTime: starts ? atTimeText(starts, language) : "",
  };
  return writeMail(t, {
    scene: mailScene({ kind: "event", category: event_type, name: title }),
    subject: t(`eventMails.${says}.${starts ? "subject" : "subjectAllDay"}`, words),
    paragraphs: [
      t(`eventMails.${says}.${starts ? "text" : "textAllDay"}`, words),
      t("eventMails.reminder.where", { location }),
    ],
    button: { label: t("eventMails.reminder.button"), href: link },
  });
}

export function eventCancelled(t: TFunction, language: Language, event: Reminded): MailContent {
  const words = { title: event.title, date: dayInSentence(event.event_date, language) };
  return writeMail(t, {
    scene: mailScene({ kind: "event", category: event.event_type, name: event.title }),
    subject: t("eventMails.cancelled.subject", words),
    paragraphs: [t("eventMails.cancelled.text", words)],
    button: { label: t("eventMails.cancelled.button"), href: event.link },
  });
}

/** Within a sentence, Spanish has no comma after the weekday. */
function dayInSentence(date: string, language: Language): string {
  const day = dateInWords(date, "day", language);
  return language === "es" ? day.replace(",", "") : day;
}
