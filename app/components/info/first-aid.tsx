import type { FirstAidText } from "../../locales/info-text";
import { langOf, type PlacedSection } from "../../rules/content/page-content";
import { dialLink, nationalNumbers } from "../../rules/info/emergency-numbers";
import { firstAidDrawing, isFirstAidPart } from "../../rules/info/first-aid";
import type { NumberView } from "../../rules/info/services";
import { Icon } from "../../ui/icon";
import { SectionEditLink } from "../../ui/section-edit-link";
import { FirstAidNav, FirstAidPicture } from "../site/first-aid-links";
import { useWords } from "../site/words";

type Cards = Pick<PlacedSection<FirstAidText>, "cards" | "fallbackLanguage">;

type Contents = Cards & { numbers: readonly Pick<NumberView, "call">[]; heading?: "h2" };

/** Links to each emergency, in a word, with the general number where no other can be called. */
export function FirstAidContents({ cards, fallbackLanguage, numbers, heading }: Contents) {
  const { t } = useWords();
  const ways = cards.map((card) => {
    const href = `#${card.id}`;
    if (isFirstAidPart(card.id))
      return { href, drawing: firstAidDrawing(card.id), label: t(`info.happened.${card.id}`) };
    return { href, label: card.title, lang: fallbackLanguage ? "en" : langOf(card, "title") };
  });
  return <FirstAidNav ways={ways} calls={!numbers.some(({ call }) => call)} heading={heading} />;
}

/** Short numbered steps for each emergency, each with its own anchor. */
export function FirstAid({ cards }: Cards) {
  const { t } = useWords();
  const number = nationalNumbers.general;
  return (
    <div className="first-aid">
      {cards.map((card) => (
        <section key={card.id} id={card.id}>
          <FirstAidPicture drawing={firstAidDrawing(card.id)} />
          <h3 lang={langOf(card, "title")}>{card.title}</h3>
          <ol lang={langOf(card, "lines")}>
            {card.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          {card.call ? (
            <p className="first-aid-call">
              {card.call.includes(number) ? (
                <a href={`tel:${number}`} aria-label={t("info.callNumber", { number })}>
                  <Icon name="phone" />
                </a>
              ) : (
                <a href="#doctor" aria-label={t("info.doctor")}>
                  <Icon name="plus" />
                </a>
              )}
              <span lang={langOf(card, "call")}>
                <DialedNumbers text={card.call} />
              </span>
            </p>
          ) : null}
        </section>
      ))}
      <SectionEditLink part="first-aid" />
    </div>
  );
}

const phoneNumber = /(\+?\d[\d -]{4,}\d)/;

/** Numbers other than the general one dial by themselves, and each stays in one line. */
function DialedNumbers({ text }: { text: string }) {
  return text.split(phoneNumber).map((piece) => {
    const link = phoneNumber.test(piece) ? dialLink(piece) : null;
    return link ? (
      <a key={piece} href={link}>
        {piece}
      </a>
    ) : (
      piece
    );
  });
}
