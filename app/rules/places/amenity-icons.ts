import { foldText } from "../site/fold-text";

/** Icons for what owners write in either language; the first match counts. */
const names = {
  wifi: ["wifi", "wi-fi", "internet"],
  pool: ["pool", "piscina", "alberca", "jacuzzi", "hot tub"],
  parking: ["parking", "estacionamiento", "parqueo"],
  air: ["air conditioning", "aire acondicionado", "a/c", "ac"],
  fan: ["fan", "abanico", "ventilador"],
  breakfast: ["breakfast", "desayuno", "coffee", "cafe"],
  restaurant: ["restaurant", "restaurante", "dining", "comedor"],
  bar: ["bar", "cocktail", "coctel"],
  kitchen: ["kitchen", "cocina", "bbq", "grill", "parrilla", "fogon"],
  surf: ["surf", "board", "tabla"],
  bicycle: ["bicycle", "bike", "bicicleta", "bici"],
  water: ["drinking water", "agua potable", "agua para tomar"],
  net: ["mosquito net", "mosquitero"],
  hammock: ["hammock", "hamaca"],
  trail: ["trail", "sendero"],
  beach: ["beach", "playa", "ocean", "sea view", "mar", "vista"],
  yoga: ["yoga"],
  gym: ["gym", "gimnasio"],
  massage: ["massage", "masaje", "spa"],
  garden: ["garden", "jardin", "terrace", "terraza", "patio"],
  pets: ["pet", "mascota", "dog", "perro"],
  laundry: ["laundry", "lavanderia", "washing", "lavadora"],
  shower: ["shower", "ducha", "hot water", "agua caliente", "bathroom", "bano"],
  family: ["family", "familia", "kids", "ninos", "crib", "cuna"],
  tv: ["tv", "television", "netflix"],
  solar: ["solar"],
  power: ["generator", "planta electrica", "backup power"],
  locker: ["locker", "casillero"],
  safe: ["safe", "caja fuerte", "security", "seguridad"],
  transfer: ["transfer", "shuttle", "traslado", "transporte"],
} as const satisfies Record<string, readonly string[]>;

export const amenities = [...(Object.keys(names) as (keyof typeof names)[]), "other"] as const;
export type Amenity = (typeof amenities)[number];
const known = Object.entries(names) as [keyof typeof names, readonly string[]][];

/** Exact, then by whole words or their beginnings, else a plain mark. */
export function amenityOf(text: string): Amenity {
  const plain = foldText(text).trim();
  const exact = known.find(([, words]) => words.includes(plain));
  if (exact) return exact[0];
  const partial = known.find(([, words]) => words.some((word) => holdsWord(plain, word)));
  return partial?.[0] ?? "other";
}

/** "bar" is in "beach bar" and not in "barbecue"; only longer words match as beginnings. */
function holdsWord(text: string, word: string): boolean {
  const at = ` ${text.replace(/[^a-z0-9/ -]/g, " ")} `;
  return (
    at.includes(` ${word} `) || at.includes(` ${word}s `) || (word.length > 4 && at.includes(` ${word}`))
  );
}
