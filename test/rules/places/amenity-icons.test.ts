import { expect, test } from "vitest";
import { amenityOf } from "../../../app/rules/places/amenity-icons";

test.each([
  ["WiFi", "wifi"],
  ["Free WiFi in all rooms", "wifi"],
  ["Piscina", "pool"],
  ["Infinity pool", "pool"],
  ["Aire acondicionado", "air"],
  ["AC", "air"],
  ["Beach bar", "bar"],
  ["Barbecue", "other"],
  ["Se aceptan mascotas", "pets"],
  ["Carpet", "other"],
  ["Energía solar", "solar"],
  ["Senderos", "trail"],
  ["Bicicletas de playa", "bicycle"],
  ["Baño privado", "shower"],
  ["Cocina equipada", "kitchen"],
  ["Telescope", "other"],
  ["", "other"],
])("%s is drawn as %s", (text, amenity) => {
  expect(amenityOf(text)).toBe(amenity);
});
