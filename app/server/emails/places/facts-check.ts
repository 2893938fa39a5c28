import type { TFunction } from "i18next";
import { type About, mailScene } from "../../../rules/mail/mail-scene";
import type { SaidFact } from "../../../rules/places/confirmable-facts";
import { type MailContent, writeMail } from "../mail/mail-content";

type Said = { fact: SaidFact; value: string | boolean | null };

type Asked = {
  /** `figures`: a sentence about its visitors, or empty. */
  places: (About & { facts: Said[]; figures: string; href: string })[];
  /** The last day its links work. */
  until: string;
  /** The opt-out link. */
  stop: string;
};

/** Asks an owner whether the facts are still right; two buttons for each place. */
export function factsAsked(t: TFunction, { places, until, stop }: Asked): MailContent {
  const [first] = places;
  const words = { count: places.length, name: first?.name ?? "" };
  return writeMail(t, {
    scene: first && places.length === 1 ? mailScene(first) : "home",
    subject: t("confirmFacts.mail.subject", words),
    paragraphs: [t("confirmFacts.mail.text", words), t("confirmFacts.mail.how", { ...words, until })],
    places: places.map(({ name, facts, figures, href }) => ({
      title: name,
      lines: facts.map((one) => factLine(t, one)),
      note: figures,
      buttons: [
        { label: t("confirmFacts.mail.right"), href },
        { label: t("confirmFacts.mail.changed"), href: `${href}#change` },
      ],
    })),
    footer: { text: t("confirmFacts.mail.why"), label: t("confirmFacts.mail.stop"), href: stop },
  });
}

type Changed = About & {
  changes: { before: Said; after: Said }[];
  until: string;
  href: string;
};

/** Tells the owner about a change made by such a mail's link, with a link to undo it. */
export function factsChanged(t: TFunction, { changes, until, href, ...about }: Changed): MailContent {
  const { name } = about;
  return writeMail(t, {
    scene: mailScene(about),
    subject: t("confirmFacts.changedMail.subject", { name }),
    paragraphs: [t("confirmFacts.changedMail.text", { name }), t("confirmFacts.changedMail.back", { until })],
    places: [
      {
        title: name,
        lines: changes.map(({ before, after }) => ({
          ...factLine(t, after),
          was: t("confirmFacts.was", { value: factLine(t, before).value }),
        })),
        buttons: [{ label: t("confirmFacts.changedMail.button"), href }],
      },
    ],
  });
}

/** "Phone: not given", "Closed for the season: no". */
export function factLine(t: TFunction, { fact, value }: Said): { label: string; value: string } {
  const said =
    typeof value === "boolean"
      ? t(value ? "confirmFacts.yes" : "confirmFacts.no")
      : (value ?? t("confirmFacts.none"));
  return { label: t(`confirmFacts.facts.${fact}`), value: said };
}
