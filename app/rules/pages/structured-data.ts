const context = "https://schema.org";
export const townCoordinates = { latitude: 7.2833, longitude: -80.5167 };

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
  addressLocality: "Playa Cambutal",
  addressRegion: "Los Santos",
  addressCountry: "PA",
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
