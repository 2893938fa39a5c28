import {
  activityCategories,
  businessCategories,
  hotelCategories,
  restaurantCategories,
} from "../places/categories";
import { foldText } from "../site/fold-text";
import type { ListingKind } from "../site/listing-kinds";

const categories: Record<ListingKind, readonly string[]> = {
  restaurant: restaurantCategories,
  hotel: hotelCategories,
  activity: activityCategories,
  business: businessCategories,
};

/** Other sites' names for our categories, in both languages. */
const known: Record<ListingKind, Record<string, string>> = {
  restaurant: {
    Seafood: "seafood, mariscos, pescado, pescaderia, fish, fish and seafood",
    Cafe: "cafe, cafeteria, coffee, coffee shop, coffee and cafe, bakery, panaderia, breakfast, desayunos, ice cream, heladeria",
    "Bar & Tapas": "bar, bar and tapas, bar y tapas, tapas, pub, cocktails, cocteles",
    "Bar & Grill":
      "bar and grill, grill, parrilla, asados, bbq, barbecue, steak, steak house, bar y parrilla",
    Italian: "italian, italiana, italiano, pizza, pizzeria, pasta",
    Japanese: "japanese, japonesa, japones, sushi, ramen",
    Panamanian:
      "panamanian, panamena, panameno, fonda, local, regional, latin american, comida tipica, tipica, criolla",
    Mexican: "mexican, mexicana, mexicano, tacos, taqueria, tex mex",
    International:
      "international, internacional, fusion, asian, mediterranean, american, vegetarian, vegan, vegetariana",
    "Fast Food":
      "fast food, comida rapida, burger, burgers, hamburguesas, hamburguer, sandwich, chicken, pollo, hot dogs",
  },
  hotel: {
    Resort: "resort",
    Hotel: "hotel, hoteles, inn, motel, bed and breakfast, guest house, casa de huespedes",
    Boutique: "boutique, boutique hotel, hotel boutique",
    Eco: "eco, eco lodge, ecolodge, lodge, glamping, camping, camp site",
    Hostel: "hostel, hostal, backpackers, mochileros",
    Cabanas: "cabanas, cabana, cabins, cabin, cabinas, bungalows, chalet",
    "Vacation Rental":
      "vacation rental, vacation rentals, apartment, apartments, casa, casas, house, villa, villas, airbnb, alquiler, alquiler vacacional, apartamento",
  },
  activity: {
    surf: "surf, surfing, surf school, escuela de surf, surf shop",
    fitness: "fitness, yoga, gym, gimnasio, wellness, bienestar, spa",
    tours:
      "tours, tour, excursiones, hiking, senderismo, wildlife, nature, naturaleza, horseback riding, cabalgatas",
    fishing: "fishing, pesca, sport fishing, pesca deportiva, fishing charters",
  },
  business: {
    Tourism: "tourism, turismo, travel agency, agencia de viajes, information, informacion",
    Adventure: "adventure, aventura, aventuras",
    Transportation:
      "transportation, transport, transporte, taxi, bus, car rental, alquiler de autos, shuttle, gas station, gasolinera",
    Services:
      "services, servicios, service, servicio, bank, banco, laundry, lavanderia, pharmacy, farmacia, clinic, clinica, real estate, bienes raices",
    Retail:
      "retail, shop, shopping, store, tienda, tiendas, supermarket, supermercado, minisuper, mini super, convenience, grocery, hardware, ferreteria, market, mercado",
    Entertainment: "entertainment, entretenimiento, nightlife, vida nocturna, music, musica, cinema",
  },
};

const wordsOf = Object.fromEntries(
  Object.entries(known).map(([kind, lists]) => [
    kind,
    new Map(
      Object.entries(lists).flatMap(([category, words]) => words.split(", ").map((word) => [word, category])),
    ),
  ]),
) as Record<ListingKind, Map<string, string>>;

/** Our category for a word or a list of words; null where none is known. */
export function categoryFor(kind: ListingKind, text: string): string | null {
  const whole = plain(text);
  const own = categories[kind].find((one) => plain(one) === whole);
  if (own) return own;
  const parts = [whole, ...text.split(/[,;|>/\n]/).map(plain)];
  return parts.map((part) => wordsOf[kind].get(part)).find(Boolean) ?? null;
}

function plain(text: string): string {
  return foldText(text)
    .replace(/&amp;|&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
