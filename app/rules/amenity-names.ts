import type { Language } from "./language";
import { foldText } from "./search-text";

/** What nearly every owner offers, in both languages: a list is not translated by hand for it. */
const pairs = [
  ["Air conditioning", "Aire acondicionado"],
  ["Airport transfer", "Traslado al aeropuerto"],
  ["Beach access", "Acceso a la playa"],
  ["Bicycles", "Bicicletas"],
  ["Breakfast", "Desayuno"],
  ["Breakfast included", "Desayuno incluido"],
  ["Equipped kitchen", "Cocina equipada"],
  ["Fan", "Abanico"],
  ["Fans", "Abanicos"],
  ["Free parking", "Estacionamiento gratis"],
  ["Garden", "Jardín"],
  ["Gym", "Gimnasio"],
  ["Hammocks", "Hamacas"],
  ["Hot water", "Agua caliente"],
  ["Infinity pool", "Piscina infinita"],
  ["Kitchen", "Cocina"],
  ["Laundry", "Lavandería"],
  ["Lockers", "Casilleros"],
  ["Parking", "Estacionamiento"],
  ["Pets welcome", "Se aceptan mascotas"],
  ["Pool", "Piscina"],
  ["Power generator", "Planta eléctrica"],
  ["Private bathroom", "Baño privado"],
  ["Restaurant", "Restaurante"],
  ["Room service", "Servicio a la habitación"],
  ["Sea view", "Vista al mar"],
  ["Shared kitchen", "Cocina compartida"],
  ["Solar power", "Energía solar"],
  ["Surfboard storage", "Guardatablas"],
  ["Swimming pool", "Piscina"],
  ["Terrace", "Terraza"],
  ["Trails", "Senderos"],
  ["Yoga deck", "Terraza de yoga"],
] as const;

/** A well-known amenity in the reader's language, whichever it was written in; null for the owner's own words. */
export function amenityName(text: string, language: Language): string | null {
  const plain = foldText(text).trim();
  const pair = pairs.find((names) => names.some((name) => foldText(name) === plain));
  return pair ? pair[language === "en" ? 0 : 1] : null;
}
