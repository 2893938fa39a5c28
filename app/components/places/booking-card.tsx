import { formatPrice } from "../../rules/places/prices";
import { safeUrl } from "../../rules/site/safe-url";
import { ButtonLink } from "../../ui/button";
import { useLanguage } from "../site/local-path";
import { useWords } from "../site/words";

type Props = { price_from: number | null; currency: string; affiliate_url: string | null };

/** The price and the way to the booking site, which pays the guide and says so. */
export function BookingCard({ price_from, currency, affiliate_url }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const url = safeUrl(affiliate_url);
  if (price_from === null && !url) return null;
  return (
    <aside className="booking grid h-fit gap-4 boxed rounded-lg bg-card p-6" aria-labelledby="book">
      <h2 id="book" className="text-2xl">
        {t("places.hotel.book")}
      </h2>
      {price_from === null ? (
        <p className="text-muted">{t("places.hotel.askPrice")}</p>
      ) : (
        <p>
          <span className="font-display text-3xl">{formatPrice(price_from, currency, language)}</span>{" "}
          <span className="text-muted">{t("places.hotel.perNight")}</span>
        </p>
      )}
      {url && (
        <>
          <ButtonLink href={url} icon="external" target="_blank" rel="sponsored nofollow noopener">
            {t("places.hotel.bookNow")}
          </ButtonLink>
          <p className="text-sm text-muted" id="book-note">
            {t("places.hotel.bookNote")}
          </p>
        </>
      )}
    </aside>
  );
}
