import { formatTime } from "../time/days";
import { formatPrice } from "./prices";
import { type DescribedPlace, placeMarkup, withoutEmpty } from "./structured-data-place";
import { parseTimeOfDay } from "./time-of-day";

type DescribedHotel = DescribedPlace & {
  category: string;
  price_from: number | null;
  currency: string;
  amenities: readonly string[];
  policies: { phone?: string; check_in?: string; check_out?: string };
};

const types: Record<string, string> = {
  Hotel: "Hotel",
  Boutique: "Hotel",
  Resort: "Resort",
  Hostel: "Hostel",
};

/** A rating typed by an owner is shown on the page and never claimed here. */
export function hotelMarkup(hotel: DescribedHotel): object {
  const { category, price_from, currency, amenities, policies } = hotel;
  return withoutEmpty({
    ...placeMarkup(types[category] ?? "LodgingBusiness", { ...hotel, phone: policies.phone }),
    priceRange: price_from
      ? `${formatPrice(price_from, currency, "en")} - ${formatPrice(price_from * 3, currency, "en")}`
      : undefined,
    checkinTime: timeOf(policies.check_in) ?? "15:00",
    checkoutTime: timeOf(policies.check_out) ?? "11:00",
    amenityFeature: amenities.map((name) => ({ "@type": "LocationFeatureSpecification", name, value: true })),
  });
}

function timeOf(text: string | undefined): string | null {
  const minutes = parseTimeOfDay(text);
  return minutes === null ? null : formatTime(minutes);
}
