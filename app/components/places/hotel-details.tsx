import { unmarked } from "../../rules/places/amenity-marks";
import { sortAmenities } from "../../rules/places/amenity-names";
import { hourInWords } from "../../rules/places/check-in";
import { telLink } from "../../rules/places/contact-links";
import type { PlaceMarks } from "../../rules/places/place-marks";
import { formatPrice } from "../../rules/places/prices";
import type { Language } from "../../rules/site/language";
import { safeUrl } from "../../rules/site/safe-url";
import { Icon } from "../../ui/icon";
import { TitledSection } from "../../ui/titled-section";
import { useWords } from "../site/words";
import { AmenityIcon } from "./amenity-icon";
import { MarkNote, MarksHad, MarksLacked } from "./good-to-know";
import { OnlyIn } from "./place-text";

type AmenitiesProps = {
  hotel: {
    amenities: string[];
    mark: PlaceMarks;
    mark_note: string | null;
    language: Language;
    translation: unknown;
  };
};

/**
 * Features people ask about first, then known amenities, then those only the owner has words for; missing ones last.
 */
export function Amenities({ hotel }: AmenitiesProps) {
  const { mark, language: writtenIn } = hotel;
  const { t, language } = useWords();
  const { known, others: own } = sortAmenities(unmarked(hotel.amenities, mark));
  const isForeign = writtenIn !== language && own.length > 0;
  const hasNoMarks = Object.keys(mark).length === 0 && !hotel.mark_note;
  if (known.length + own.length === 0 && hasNoMarks) return null;
  return (
    <TitledSection titleId="amenities" title={t("places.hotel.amenities")}>
      <ul className="amenities">
        <MarksHad mark={mark} />
        {known.map(({ name, drawing }) => (
          <li key={name}>
            <AmenityIcon of={drawing} />
            {t(`amenities.${name}`)}
          </li>
        ))}
        {own.map(({ text, drawing }) => (
          <li key={text}>
            <AmenityIcon of={drawing} />
            <span lang={isForeign ? writtenIn : undefined}>{text}</span>
          </li>
        ))}
        <MarksLacked mark={mark} />
        <MarkNote place={hotel} />
      </ul>
      {isForeign && (
        <p className="mt-3">
          <OnlyIn language={writtenIn} />
        </p>
      )}
    </TitledSection>
  );
}

type PoliciesProps = { policies: { check_in?: string; check_out?: string } };

/** Check-in and check-out. */
export function Policies({ policies }: PoliciesProps) {
  const { t, language } = useWords();
  const rows = [
    { label: t("places.hotel.checkIn"), text: hourInWords(policies.check_in, language) },
    { label: t("places.hotel.checkOut"), text: hourInWords(policies.check_out, language) },
  ];
  const filled = rows.filter(({ text }) => text?.trim());
  if (filled.length === 0) return null;
  return (
    <TitledSection titleId="policies" title={t("places.hotel.policies")}>
      <dl>
        {filled.map(({ label, text }) => (
          <div key={label} className="hours-day">
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

type Props = {
  price_from: number | null;
  currency: string;
  affiliate_url: string | null;
  policies: { phone?: string };
};

/** The price and the booking link, marked as an affiliate link. */
export function BookingCard({ price_from, currency, affiliate_url, policies }: Props) {
  const { t } = useWords();
  const url = safeUrl(affiliate_url);
  if (price_from === null && !url) return null;
  return (
    <aside className="booking boxed" aria-labelledby="book">
      <h2 id="book" className="text-2xl">
        {t("places.hotel.book")}
      </h2>
      {price_from === null ? (
        <p className="text-muted">{t("places.hotel.askPrice")}</p>
      ) : (
        <p>
          <span className="font-display text-2xl">
            {t("places.do.from", { price: formatPrice(price_from, currency) })}
          </span>{" "}
          <span className="text-muted">{t("places.hotel.perNight")}</span>
        </p>
      )}
      {url && (
        <>
          <a className="more" href={url} target="_blank" rel="sponsored nofollow noopener">
            {t("places.hotel.bookNow")}
            <Icon name="arrow-right" />
          </a>
          {telLink(policies.phone) ? null : <p>{t("places.hotel.noPhone")}</p>}
          <p className="text-sm text-muted" id="book-note">
            {t("places.hotel.bookNote")}
          </p>
        </>
      )}
    </aside>
  );
}
