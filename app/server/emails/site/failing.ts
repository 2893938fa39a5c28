import type { TFunction } from "i18next";
import { sayFailing } from "../../../rules/review/failing-words";
import type { Failing } from "../../../rules/site/failing";
import type { Language } from "../../../rules/site/language";
import { type Letter, letter } from "../mail/letter";

/** To the admins: what isn't working. */
export function failingLetter(
  t: TFunction,
  language: Language,
  failing: readonly Failing[],
  admin: string,
): Letter {
  return letter(t, {
    scene: "home",
    subject: t("failing.letter.subject"),
    paragraphs: [t("failing.letter.text"), ...failing.map((one) => sayFailing(t, one, language))],
    button: { label: t("failing.letter.open"), href: admin },
  });
}
