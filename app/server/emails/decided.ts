import type { TFunction } from "i18next";
import { type Letter, letter } from "./letter";

export type Decided = {
  name: string;
  decision: "approve" | "reject";
  /** An edit of something that is public already. */
  isEdit: boolean;
  note: string;
  href: string;
};

/** What became of a place; `hasFactsAtOnce` where some of what it says can be changed without a review. */
export function placeDecided(
  t: TFunction,
  { name, decision, isEdit, note, href }: Decided,
  hasFactsAtOnce: boolean,
): Letter {
  const words =
    `review.mails.${decision === "approve" ? "approved" : "rejected"}${isEdit ? "Edit" : ""}` as const;
  const rejection = `review.mails.rejected${isEdit ? "Edit" : ""}` as const;
  const facts = hasFactsAtOnce && !isEdit ? [t("review.mails.approved.facts")] : [];
  return letter(t, {
    scene: "eat",
    subject: t(`${words}.subject`, { name }),
    paragraphs: [
      t(`${words}.text`, { name }),
      ...(decision === "approve" ? facts : [note, t(`${rejection}.next`)]),
    ],
    button: { label: t(`${words}.button`), href },
  });
}

export function eventDecided(t: TFunction, { name, decision, isEdit, note, href }: Decided): Letter {
  const words = `eventMails.${decision}${isEdit ? "Edit" : ""}` as const;
  return letter(t, {
    scene: "calendar",
    subject: t(`${words}.subject`, { title: name }),
    paragraphs: [t(`${words}.text`, { title: name }), ...(note ? [t("eventMails.note", { note })] : [])],
    button: { label: t(`${words}.button`), href },
  });
}
