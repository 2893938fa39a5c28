import { describe, expect, test } from "vitest";
import { breadcrumbs, touristDestination } from "../../../app/rules/content/structured-data";

describe("what search engines learn of the town and of the way to a page", () => {
  test("is a destination with its place in the world", () => {
    const described = { name: "Playa Cambutal", description: "Surf", url: "https://guide.test/" };
    expect(touristDestination(described)).toMatchObject({
      ...described,
      "@context": "https://schema.org",
      "@type": "TouristDestination",
      geo: { "@type": "GeoCoordinates", latitude: 7.2833, longitude: -80.5167 },
      address: { "@type": "PostalAddress", addressCountry: "PA" },
    });
  });

  test("is a list of steps, counted from one", () => {
    const steps = ["Home", "Eat"].map((name) => ({ name, url: `https://guide.test/${name}` }));
    expect(breadcrumbs(steps)).toEqual({
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://guide.test/Home" },
        { "@type": "ListItem", position: 2, name: "Eat", item: "https://guide.test/Eat" },
      ],
    });
  });
});
