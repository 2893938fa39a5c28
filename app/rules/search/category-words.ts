import { weekdayWords } from "./query-day";
import type { SearchKind } from "./search-kinds";

/** Words people use for each kind, in both languages. */
const ofKind: Record<SearchKind, string> = {
  restaurant: "restaurant restaurante eat comer food comida",
  hotel: "hotel stay hospedaje alojamiento",
  activity: "activity actividad tour",
  business: "business negocio shop tienda",
  event: "event evento",
  series: "event evento class clase weekly semanal",
  post: "blog story historia",
  service: "service servicio",
  guide: "guide guia",
  aid: "aid help auxilios ayuda emergency emergencia",
};

/** Words for stored categories and types; an unknown category is indexed as it is. */
const ofCategory: Record<string, string> = {
  Seafood: "seafood mariscos fish pescado",
  Cafe: "cafe coffee cafeteria",
  "Bar & Tapas": "bar tapas drinks tragos",
  "Bar & Grill": "bar grill parrilla",
  Italian: "italian italiana pizza pasta",
  Japanese: "japanese japonesa sushi",
  Panamanian: "panamanian panamena typical tipica fonda",
  Mexican: "mexican mexicana tacos",
  International: "international internacional",
  "Fast Food": "fast food comida rapida",
  Hostel: "hostel hostal backpackers",
  Cabanas: "cabins cabanas",
  "Vacation Rental": "vacation rental house casa vacacional",
  Eco: "eco lodge ecologico",
  Lessons: "lessons classes school clases lecciones escuela",
  Rentals: "rental rentals alquiler",
  Repair: "repair reparacion",
  "Yoga Classes": "yoga classes clases",
  "Wildlife Tours": "wildlife animals fauna animales",
  "Hiking Tours": "hiking trail caminata sendero",
  "Fishing Charters": "fishing fish pesca boat lancha",
  surf: "surf surfing",
  fitness: "fitness wellness bienestar",
  tours: "tours nature naturaleza giras",
  fishing: "fishing fish pesca",
  class: "class clase workshop taller",
  social: "party fiesta social",
  kids: "kids children family ninos familia infantil",
  Transportation: "transport transporte shuttle ride",
  Retail: "shop store tienda",
  Services: "services servicios",
};

/** All of them, to notice a change. */
export const categoryWords = { ofKind, ofCategory };

export function tagsOf(
  kind: SearchKind,
  categories: readonly (string | null | undefined)[],
  days: readonly number[] = [],
): string {
  const words = categories.flatMap((category) => (category ? (ofCategory[category] ?? category) : []));
  return [ofKind[kind], ...words, ...days.flatMap(weekdayWords)].join(" ");
}
