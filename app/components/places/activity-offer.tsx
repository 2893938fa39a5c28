import { questionFor } from "../../rules/places/categories";
import { priceFrom } from "../../rules/places/prices";
import type { Language } from "../../rules/site/language";
import { useWords } from "../site/words";
import { Fact } from "./fact";
import { foreign, usePlaceText } from "./place-text";

type Activity = {
  business_type: string;
  price_from: number | null;
  duration: string | null;
  language: Language;
  translation: unknown;
};

type Props = { activity: Activity };

function Duration({ activity }: Props) {
  const { language } = useWords();
  const { texts } = usePlaceText(activity, { duration: activity.duration }, ["duration"]);
  const { text } = texts.duration;
  return text ? <span lang={foreign(texts.duration, language)}>{text}</span> : null;
}

/** On a card: what it costs and how long it takes, as far as that's known. */
export function CardOffer({ activity }: Props) {
  const { t } = useWords();
  const price = priceFrom("activity", activity);
  if (!price && !activity.duration) return null;
  return (
    <p className="card-meta">
      {price && <b className="card-price">{t(price.word, { price: price.text })}</b>}
      <Duration activity={activity} />
    </p>
  );
}

/** Below the title of its page; without a price, the link to ask for it. */
export function PriceFact({ activity, askPrice }: Props & { askPrice: string | null }) {
  const { t } = useWords();
  const price = priceFrom("activity", activity);
  const isPerPerson = questionFor(activity.business_type) === "spot";
  if (!price && !askPrice && !activity.duration) return null;
  return (
    <Fact label={t(price || askPrice ? "places.place.fact.price" : "places.place.fact.duration")}>
      {price ? (
        <dd>{t(isPerPerson ? "places.do.fromPerPerson" : price.word, { price: price.text })}</dd>
      ) : askPrice ? (
        <dd className="no-print">
          <a href={askPrice} rel="nofollow noopener">
            {t("places.activity.askPrice")}
          </a>
        </dd>
      ) : null}
      {activity.duration ? (
        <dd>
          <Duration activity={activity} />
        </dd>
      ) : null}
    </Fact>
  );
}
