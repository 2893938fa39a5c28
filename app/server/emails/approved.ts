import type { TFunction } from "i18next";
import { type Letter, letter } from "./letter";

type Approved = { name: string; isEdit: boolean; href: string };

export function approved(t: TFunction, { name, isEdit, href }: Approved): Letter {
  const words = isEdit ? "approvedEdit" : "approved";
  return letter(t, {
    subject: t(`review.mails.${words}.subject`, { name }),
    paragraphs: [t(`review.mails.${words}.text`, { name })],
    button: { label: t(`review.mails.${words}.button`), href },
  });
}
