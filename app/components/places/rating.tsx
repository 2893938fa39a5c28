import { useWords } from "../site/words";

type Props = {
  rating: number | null;
  count: number | null;
  category: string;
  /** In a list, which says once whose ratings they are: the number of reviews without a word. */
  isShort?: boolean;
};

/** A rating with its source and, if known, the number of reviews. */
export function Rating({ rating, count, category, isShort }: Props) {
  const { t } = useWords();
  if (!rating) return null;
  const number = rating.toFixed(1);
  const rated = t("places.rating", { rating: number });
  const reviews = count ? t("places.reviews", { count }) : "";
  return (
    <span>
      <span role="img" aria-label={isShort ? `${rated} ${reviews}` : rated} className="text-sun-ink">
        ★
      </span>{" "}
      <span aria-hidden="true">{number}</span>{" "}
      {isShort ? (
        <span aria-hidden="true">{count ? `(${count})` : null}</span>
      ) : (
        <span>
          {reviews} {t(category === "Hotel" ? "places.bySelf" : "places.byOwner")}
        </span>
      )}
    </span>
  );
}
