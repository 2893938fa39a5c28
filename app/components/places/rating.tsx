import { useWords } from "../site/words";

type Props = {
  rating: number | null;
  count: number | null;
  /** In a list, which says once whose ratings they are. */
  isShort?: boolean;
};

/** A rating with its source and, if known, the number of reviews. */
export function Rating({ rating, count, isShort }: Props) {
  const { t } = useWords();
  if (!rating) return null;
  const number = rating.toFixed(1);
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <span role="img" aria-label={t("places.rating", { rating: number })} className="text-sun-ink">
        ★
      </span>
      <span aria-hidden="true">{number}</span>
      {count ? <span>{isShort ? `(${count})` : t("places.reviews", { count })}</span> : null}
      {isShort ? null : <span>{t("places.bySelf")}</span>}
    </span>
  );
}
