import type { TFunction } from "i18next";
import { type Letter, letter } from "./letter";

export type Decided = {
  name: string;
  decision: "approve" | "reject";
  /** An edit of something that is public already. */
  isEdit: boolean;
  /** Something public that is so no more. */
  isTakenDown: boolean;
  note: string;
  href: string;
};

/** What became of a place; `hasFactsAtOnce` where some of what it says can be changed without a review. */
export function placeDecided(
  t: TFunction,
  { name, decision, isEdit, isTakenDown, note, href }: Decided,
  hasFactsAtOnce: boolean,
): Letter {
  const rejection = isTakenDown
    ? ("review.mails.takenDown" as const)
    : (`review.mails.rejected${isEdit ? "Edit" : ""}` as const);
  const words =
    decision === "approve" ? (`review.mails.approved${isEdit ? "Edit" : ""}` as const) : rejection;
  const facts = hasFactsAtOnce && !isEdit ? [t("review.mails.approved.facts")] : [];
  return letter(t, {
    scene: "eat",
    subject: t(`${words}.subject`, { name }),
    paragraphs: [
      t(`${words}.text`, { name }),
      ...(decision === "approve" ? facts : [t(`${rejection}.next`)]),
    ],
    ...(decision === "reject" ? { quote: note } : {}),
    button: { label: t(`${words}.button`), href },
  });
}

export function eventDecided(
  t: TFunction,
  { name, decision, isEdit, isTakenDown, note, href }: Decided,
): Letter {
  const words = isTakenDown
    ? ("eventMails.takeDown" as const)
    : (`eventMails.${decision}${isEdit ? "Edit" : ""}` as const);
  return letter(t, {
    scene: "calendar",
    subject: t(`${words}.subject`, { title: name }),
    paragraphs: [t(`${words}.text`, { title: name })],
    ...(note ? { quote: t("eventMails.note", { note }) } : {}),
    button: { label: t(`${words}.button`), href },
  });
}
