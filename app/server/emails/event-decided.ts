import type { TFunction } from "i18next";
import { type Letter, letter } from "./letter";

type Decided = {
  title: string;
  decision: "approve" | "reject";
  /** An edit of something that is public already. */
  isEdit: boolean;
  note: string;
  link: string;
};

export function eventDecided(t: TFunction, { title, decision, isEdit, note, link }: Decided): Letter {
  const words = `eventMails.${decision}${isEdit ? "Edit" : ""}` as const;
  return letter(t, {
    subject: t(`${words}.subject`, { title }),
    paragraphs: [t(`${words}.text`, { title }), ...(note ? [t("eventMails.note", { note })] : [])],
    button: { label: t(`${words}.button`), href: link },
  });
}
