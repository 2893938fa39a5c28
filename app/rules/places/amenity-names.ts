import type { TFunction } from "i18next";
import { foldText } from "../site/fold-text";
import type { Language } from "../site/language";
import { type Amenity, amenityOf } from "./amenity-icons";

/** Amenities the guide knows in both languages: the icon, then owners' words for it. */
const list = {
  wifi: ["wifi", "wifi, wi-fi, free wifi, wifi gratis, internet, wireless internet, internet inalambrico"],
  pool: ["pool", "swimming pool, piscina, alberca"],
  infinityPool: ["pool", "infinity pool, piscina infinita"],
  hotTub: ["pool", "hot tub, jacuzzi"],
  air: ["air", "air conditioning, air-conditioning, air conditioned, aire acondicionado, a/c, ac, aire"],
  fan: ["fan", "fan, fans, ceiling fan, ceiling fans, abanico, abanicos, abanico de techo, ventilador"],
  breakfast: ["breakfast", "breakfast, desayuno"],
  breakfastIncluded: ["breakfast", "breakfast included, free breakfast, desayuno incluido"],
  coffee: ["breakfast", "coffee, coffee maker, cafe, cafetera"],
  restaurant: ["restaurant", "restaurant, restaurante, on-site restaurant"],
  bar: ["bar", "bar"],
  kitchen: ["kitchen", "kitchen, equipped kitchen, full kitchen, cocina, cocina equipada, cocineta"],
  sharedKitchen: ["kitchen", "shared kitchen, communal kitchen, cocina compartida, cocina comun"],
  grill: ["kitchen", "grill, bbq, barbecue, bbq grill, parrilla, parrillada, fogon"],
  boards: ["surf", "surfboards, surfboard rental, board rental, alquiler de tablas, tablas de surf"],
  boardRack: ["surf", "surfboard storage, board storage, board rack, guarda tablas, deposito de tablas"],
  beachAccess: ["beach", "beach access, acceso a la playa, salida a la playa"],
  beachfront: ["beach", "beachfront, on the beach, frente a la playa, frente al mar"],
  seaView: ["beach", "sea view, ocean view, vista al mar, vista al oceano"],
  yoga: ["yoga", "yoga, yoga classes, clases de yoga"],
  yogaDeck: ["yoga", "yoga deck, plataforma de yoga, tarima de yoga"],
  gym: ["gym", "gym, gimnasio"],
  spa: ["massage", "spa"],
  massage: ["massage", "massage, massages, masaje, masajes"],
  garden: ["garden", "garden, courtyard garden, jardin, patio con jardin"],
  hammocks: ["hammock", "hammock, hammocks, hamaca, hamacas"],
  terrace: ["garden", "terrace, patio, porch, terraza, portal"],
  pets: ["pets", "pets welcome, pet friendly, pets allowed, se aceptan mascotas, mascotas, pet-friendly"],
  laundry: ["laundry", "laundry, washing machine, lavanderia, lavadora"],
  hotWater: ["shower", "hot water, agua caliente"],
  privateBathroom: ["shower", "private bathroom, bano privado"],
  sharedBathroom: ["shower", "shared bathroom, bano compartido"],
  family: ["family", "family rooms, cuartos familiares, habitaciones familiares"],
  crib: ["family", "crib, cuna"],
  tv: ["tv", "tv, television"],
  generator: ["power", "generator, backup power, planta electrica, generador"],
  solar: ["solar", "solar power, solar energy, energia solar, paneles solares"],
  safe: ["safe", "safe, caja fuerte, caja de seguridad"],
  lockers: ["locker", "lockers, locker, casilleros, casillero"],
  security: ["safe", "night guard, security, guardia nocturno, vigilancia, seguridad"],
  transfer: ["transfer", "transfer, transfers, shuttle, traslado, traslados, transporte"],
  airportTransfer: ["transfer", "airport transfer, airport shuttle, traslado al aeropuerto"],
  parking: ["parking", "parking, free parking, estacionamiento, estacionamientos, parqueo"],
  bicycles: ["bicycle", "bicycles, bikes, bicicletas"],
  drinkingWater: ["water", "drinking water, agua potable, agua para tomar"],
  mosquitoNets: ["net", "mosquito nets, mosquiteros, mosquitero"],
} as const satisfies Record<string, readonly [Amenity, string]>;

type KnownAmenity = keyof typeof list;
export const knownAmenities = Object.keys(list) as KnownAmenity[];

const byName = new Map(
  knownAmenities.flatMap((key) => list[key][1].split(", ").map((name) => [name, key] as const)),
);

/** In either language; null for an owner's own words. */
export function knownAmenity(text: string): KnownAmenity | null {
  return byName.get(foldText(text).trim()) ?? null;
}

type Sorted = {
  known: { name: KnownAmenity; drawing: Amenity }[];
  /** As the owner wrote them. */
  others: { text: string; drawing: Amenity }[];
};

/** Known amenities first, each once; the owner's own words last. */
export function sortAmenities(texts: readonly string[]): Sorted {
  const names = new Set(texts.map(knownAmenity).filter((name) => name !== null));
  const others = new Set(texts.filter((text) => knownAmenity(text) === null && text.trim()));
  return {
    known: [...names].map((name) => ({ name, drawing: list[name][0] })),
    others: [...others].map((text) => ({ text, drawing: amenityOf(text) })),
  };
}

/** In one language; the owner's own words only in the language they're written in. */
export function amenityNames(
  t: TFunction,
  texts: readonly string[],
  { writtenIn, readIn }: { writtenIn: Language; readIn: Language },
): string[] {
  const { known, others } = sortAmenities(texts);
  const named = known.map(({ name }) => t(`amenities.${name}`));
  return writtenIn === readIn ? [...named, ...others.map(({ text }) => text)] : named;
}
