import { describe, expect, test } from "vitest";
import { mapEmbedUrl, mapSearchLink } from "../../../app/rules/places/map-links";
import { townCoordinates } from "../../../app/rules/town/town";

describe("the map", () => {
  test("opens at a position", () => {
    expect(mapSearchLink(townCoordinates)).toBe(
      "https://www.openstreetmap.org/?mlat=7.2833&mlon=-80.5167#map=17/7.2833/-80.5167",
    );
  });

  test("searches for the address without a position", () => {
    expect(mapSearchLink("Calle Principal, Cambutal & más")).toBe(
      "https://www.openstreetmap.org/search?query=Calle%20Principal%2C%20Cambutal%20%26%20m%C3%A1s",
    );
  });

  test("is embedded with its marker in the middle", () => {
    const url = new URL(mapEmbedUrl(townCoordinates));
    expect(url.origin + url.pathname).toBe("https://www.openstreetmap.org/export/embed.html");
    expect(url.searchParams.get("layer")).toBe("mapnik");
    expect(url.searchParams.get("marker")).toBe("7.2833,-80.5167");
    expect(url.searchParams.get("bbox")).toBe("-80.5227,7.2793,-80.5107,7.2873");
  });
});
