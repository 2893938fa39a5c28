import { openingHours } from "../places/structured-data-hours";
import { withoutEmpty } from "../places/structured-data-place";
import { parseWeekHours } from "../places/week-hours";
import { foldText } from "../site/fold-text";
import { country } from "../town/country";
import { province } from "../town/town";
import type { FacilityView, NumberView, ServiceView } from "./services";

const context = "https://schema.org";

type Listed = Pick<ServiceView, "name" | "details"> & { url: string };

/** The list, with each service's address. */
export function servicesMarkup(name: string, services: readonly Listed[]): object[] {
  if (services.length === 0) return [];
  const itemListElement = services.map((service, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: service.name.text,
    url: service.url,
  }));
  return [{ "@context": context, "@type": "ItemList", name, itemListElement }];
}

/** A service's buildings and numbers; placeholders aren't given as numbers. */
export function serviceMarkup({ facilities, emergencyNumbers }: ServiceView): object[] {
  return [...facilities.map(facilityMarkup), ...emergencyNumbers.flatMap(numberMarkup)];
}

const kinds: readonly (readonly [type: string, name: RegExp])[] = [
  ["Hospital", /hospital/],
  ["MedicalClinic", /clinic|health|salud|doctor|medic/],
  ["PoliceStation", /police|policia/],
  ["FireStation", /fire|bombero/],
];

/** By its name; otherwise a civic building. */
export function facilityType(name: string): string {
  const plain = foldText(name);
  return kinds.find(([, words]) => words.test(plain))?.[0] ?? "CivicStructure";
}

function facilityMarkup({ name, description, address, hours, call, website }: FacilityView): object {
  return withoutEmpty({
    "@context": context,
    "@type": facilityType(name.text),
    name: name.text,
    description: description.text,
    telephone: call?.slice("tel:".length),
    sameAs: website,
    address: withoutEmpty({ ...provinceAddress, streetAddress: address }),
    openingHours: openingHours(parseWeekHours(hours)),
  });
}

function numberMarkup({ name, description, call }: NumberView): object[] {
  if (!call) return [];
  const markup = {
    "@context": context,
    "@type": "EmergencyService",
    name: name.text,
    description: description.text,
    telephone: call.slice("tel:".length),
    address: provinceAddress,
    areaServed: { "@type": "Country", name: country.name },
  };
  return [withoutEmpty(markup)];
}

const provinceAddress = {
  "@type": "PostalAddress",
  addressRegion: province,
  addressCountry: country.code,
};
