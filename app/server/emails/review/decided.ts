import type { TFunction } from "i18next";
import { mailScene } from "../../../rules/mail/mail-scene";
import type { ReviewKind } from "../../../rules/review/review-kinds";
import { type MailContent, writeMail } from "../mail/mail-content";

export type Decided = {
  kind: ReviewKind;
  category?: string;
  name: string;
  decision: "approve" | "reject";
  /** An edit of something public. */
  isEdit: boolean;
  /** Something public was taken down. */
  isTakenDown: boolean;
  note: string;
  href: string;
};

/** `hasFactsAtOnce`: some of its facts can be changed without a review. */
export function placeDecided(t: TFunction, decided: Decided, hasFactsAtOnce: boolean): MailContent {
  const { name, decision, isEdit, isTakenDown } = decided;
  const rejection = isTakenDown
    ? ("review.mails.takenDown" as const)
    : (`review.mails.rejected${isEdit ? "Edit" : ""}` as const);
  const words =
    decision === "approve" ? (`review.mails.approved${isEdit ? "Edit" : ""}` as const) : rejection;
  const facts = hasFactsAtOnce && !isEdit ? [t("review.mails.approved.facts")] : [];
  return decidedMail(t, decided, {
    subject: t(`${words}.subject`, { name }),
    paragraphs: [
      t(`${words}.text`, { name }),
      ...(decision === "approve" ? facts : [t(`${rejection}.next`)]),
    ],
    button: t(`${words}.button`),
  });
}

export function eventDecided(t: TFunction, decided: Decided): MailContent {
  const { name: title, decision, isEdit, isTakenDown } = decided;
  const rejection = isTakenDown
    ? ("eventMails.takeDown" as const)
    : (`eventMails.reject${isEdit ? "Edit" : ""}` as const);
  const words = decision === "approve" ? (`eventMails.approve${isEdit ? "Edit" : ""}` as const) : rejection;
  return decidedMail(t, decided, {
    subject: t(`${words}.subject`, { title }),
    paragraphs: [t(`${words}.text`, { title }), ...(decision === "approve" ? [] : [t(`${rejection}.next`)])],
    button: t(`${words}.button`),
  });
}

/** The reason for a refusal follows the first paragraph. */
function decidedMail(
  t: TFunction,
  { kind, category, name, decision, note, href }: Decided,
  { button, ...words }: { subject: string; paragraphs: string[]; button: string },
): MailContent {
  return writeMail(t, {
    scene: mailScene({ kind, category, name }),
    ...words,
    ...(decision === "reject" ? { quote: note } : {}),
    button: { label: button, href },
  });
}
