import type { TFunction } from "i18next";
import type { RequestKind } from "../../../rules/accounts/data-requests";
import { type MailContent, writeMail } from "../mail/mail-content";

/** To somebody who can't sign in and asked for their data or its deletion. */
export function dataAsked(
  t: TFunction,
  kind: RequestKind,
  { href, until, isReader }: { href: string; until: string; isReader: boolean },
): MailContent {
  const words = `peopleMails.data.${isReader ? "reader" : "account"}.${kind}` as const;
  return writeMail(t, {
    scene: "stay",
    subject: t(`${words}.subject`),
    paragraphs: [t(`${words}.text`), t("peopleMails.data.until", { until }), t("peopleMails.data.notMe")],
    button: { label: t(`peopleMails.data.${kind}`), href },
  });
}
