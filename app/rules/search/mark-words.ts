import { marksWith, type PlaceMark, type PlaceMarks, placeMarks } from "../places/place-marks";
import type { PlaceKind } from "../site/listing-kinds";

/** Folded words for each mark of a place. */
const typed: Record<PlaceMark, string> = {
  vegetarian: "vegetarian vegetarians veggie veggies vegetariano vegetariana vegetarianos vegetarianas",
  vegan: "vegan vegans vegano vegana veganos veganas",
  gluten_free: "gluten celiac celiaco celiaca",
  children: "kids kid children child ninos ninas nino nina",
  dogs: "dogs dog pets pet perros perro mascotas mascota",
  step_free: "wheelchair wheelchairs accessible accessibility ruedas accesible accesibilidad",
  cards: "card cards tarjeta tarjetas",
  wifi: "wifi internet",
  parking: "parking estacionamiento estacionamientos parqueo estacionar parquear",
};
const ofKind: Record<PlaceKind, string> = {
  restaurant:
    "restaurant restaurants restaurante restaurantes eat comer food comida menu kitchen cocina breakfast lunch dinner desayuno almuerzo cena",
  hotel:
    "hotel hotels hoteles stay hospedaje alojamiento hostel hostal cabins cabanas room rooms cuarto habitacion",
  activity: "activity activities tour tours gira giras",
};
/** Words that may accompany such a query without changing it. */
const along =
  "credit credito silla free gratis options opciones pay pagar tienen tenga tengan tiene have has places lugares place lugar that " +
  "welcome allow allows allowed accept accepts accepted take takes bring friendly " +
  "acepta aceptan acepte acepten admite admiten admitan permite permiten permitan llevar puede puedo pueden";

const split = (words: string) => words.split(" ");
const marks = new Map(placeMarks.flatMap((mark) => split(typed[mark]).map((word) => [word, mark] as const)));
const kinds = new Map(
  Object.entries(ofKind).flatMap(([kind, words]) =>
    split(words).map((word) => [word, kind as PlaceKind] as const),
  ),
);
const silent = new Set(split(along));

export type AskedMarks = {
  marks: PlaceMark[];
  /** The kind of place; null for any. */
  kind: PlaceKind | null;
};

/** The marks a query asks for if it asks for nothing else: "vegan", "hotel with parking". Null otherwise. */
export function askedMarksIn(words: readonly string[]): AskedMarks | null {
  const telling = words.filter((word) => !silent.has(word));
  const asked = placeMarks.filter((mark) => telling.some((word) => marks.get(word) === mark));
  const others = telling.filter((word) => !marks.has(word)).map((word) => kinds.get(word));
  const [kind = null] = others;
  return asked.length > 0 && others.every((one) => one !== undefined && one === kind)
    ? { marks: asked, kind }
    : null;
}

export const isMarkWord = (word: string) => marks.has(word);

/** The marks asked for that a place says yes or no to. */
export function marksAsked(answer: boolean, mark: PlaceMarks, words: readonly string[]): PlaceMark[] {
  const named = marksNamed(words);
  return marksWith(answer, mark).filter((one) => named.includes(one));
}

export const marksNamed = (words: readonly string[]) => words.flatMap((word) => marks.get(word) ?? []);

/** In both languages, for the index. Also what it says no to, for who asks by its name: "card la panga". */
export function wordsOfMarks(mark: PlaceMarks): string {
  return typedMarks(placeMarks.filter((one) => mark[one] !== undefined));
}

/** All of them, to notice a change. */
export const markWords = typed;

export const typedMarks = (all: readonly PlaceMark[]) => all.map((one) => typed[one]).join(" ");
