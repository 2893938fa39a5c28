import type { TFunction } from "i18next";
import { type About, mailScene } from "../../../rules/mail/mail-scene";
import type { ReviewKind } from "../../../rules/review/review-kinds";
import { type MailContent, writeMail } from "../mail/mail-content";

type Waiting = {
  /** How many are waiting in all. */
  all: number;
  /** Whether they've come since the last such mail. */
  isNew: boolean;
  submissions: (About & { href: string })[];
  queue: string;
  settings: string;
};

/** To an admin: one submission with a button, or several with a link each. */
export function waitingMail(
  t: TFunction,
  { all, isNew, submissions, queue, settings }: Waiting,
): MailContent {
  const [first] = submissions;
  const one = submissions.length === 1 && first ? first : null;
  const kindName = (kind: ReviewKind) => t(`listings.kind.${kind}`);
  const words = { name: one?.name ?? "", kind: one ? kindName(one.kind) : "", count: all };
  return writeMail(t, {
    scene: one ? mailScene(one) : "home",
    subject:
      one && isNew ? t("review.mails.waiting.subjectOne", words) : t("review.mails.waiting.subject", words),
    paragraphs: [
      isNew
        ? t("review.mails.waiting.text", { ...words, count: submissions.length })
        : t("review.mails.waiting.still", words),
    ],
    links: one
      ? []
      : submissions.map(({ kind, name, href }) => ({
          label: `${name} (${kindName(kind)})`,
          href,
        })),
    button: {
      label: t(one ? "review.mails.waiting.open" : "review.mails.waiting.queue"),
      href: one ? one.href : queue,
    },
    footer: {
      text: t("review.mails.waiting.settings"),
      label: t("review.mails.waiting.change"),
      href: settings,
    },
  });
}
