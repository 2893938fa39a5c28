import { country } from "../town/country";
import { province, townCoordinates, townName } from "../town/town";

const context = "https://schema.org";

type Described = { name: string; description: string; url: string };

export function touristDestination({ name, description, url }: Described): object {
  return {
    "@context": context,
    "@type": "TouristDestination",
    name,
    description,
    url,
    geo: { "@type": "GeoCoordinates", ...townCoordinates },
    address: townAddress,
  };
}

export const townAddress = {
  "@type": "PostalAddress",
  addressLocality: townName,
  addressRegion: province,
  addressCountry: country.code,
};

export function breadcrumbs(steps: { name: string; url: string }[]): object {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}
