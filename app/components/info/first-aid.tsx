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

type Numbers = { numbers: readonly Pick<NumberView, "call">[] };

type Contents = Cards & Numbers & { heading?: "h2" };

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
export function FirstAid({ cards, numbers }: Pick<Cards, "cards"> & Numbers) {
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
                <DialedNumbers text={card.call} numbers={numbers} />
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

const nationalLinks = Object.values(nationalNumbers).map(dialLink);

/** Each number in one line. Those of the emergency service dial as it has them now; others, as the divers', as written. */
function DialedNumbers({ text, numbers }: Numbers & { text: string }) {
  return text.split(phoneNumber).map((piece) => {
    const link = phoneNumber.test(piece) ? dialLink(piece) : null;
    const isDialed = link && (numbers.some(({ call }) => call === link) || !nationalLinks.includes(link));
    return isDialed ? (
      <a key={piece} href={link}>
        {piece}
      </a>
    ) : (
      piece
    );
  });
}
