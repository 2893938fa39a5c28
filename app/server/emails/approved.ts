import type { TFunction } from "i18next";
import { type Letter, letter } from "./letter";

type Approved = {
  name: string;
  isEdit: boolean;
  /** Some of what it says can be changed without a review. */
  hasFactsAtOnce: boolean;
  href: string;
};

export function approved(t: TFunction, { name, isEdit, hasFactsAtOnce, href }: Approved): Letter {
  const words = isEdit ? "approvedEdit" : "approved";
  return letter(t, {
    subject: t(`review.mails.${words}.subject`, { name }),
    paragraphs: [
      t(`review.mails.${words}.text`, { name }),
      ...(hasFactsAtOnce && !isEdit ? [t("review.mails.approved.facts")] : []),
    ],
    button: { label: t(`review.mails.${words}.button`), href },
  });
}
