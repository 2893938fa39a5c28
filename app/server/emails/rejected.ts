import type { TFunction } from "i18next";
import { type Letter, letter } from "./letter";

type Rejected = { name: string; isEdit: boolean; note: string; href: string };

export function rejected(t: TFunction, { name, isEdit, note, href }: Rejected): Letter {
  const words = isEdit ? "rejectedEdit" : "rejected";
  return letter(t, {
    subject: t(`review.mails.${words}.subject`, { name }),
    paragraphs: [t(`review.mails.${words}.text`, { name }), note, t(`review.mails.${words}.next`)],
    button: { label: t(`review.mails.${words}.button`), href },
  });
}
