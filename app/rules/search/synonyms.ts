import { foldText } from "../site/fold-text";
import { capitalAirport } from "../town/country";
import { dangerWords } from "./dangers";
import { morePhrases } from "./more-answer-words";
import { instruments, musicWords, withoutLive } from "./music-words";
import { datePhrases } from "./named-date";
import { weekdayWords } from "./query-day";
import { quickAnswerWords } from "./quick-answer-words";
import { isMisspelt, spellingForms } from "./spelling";

/**
 * Synonyms in English and Spanish, one meaning per line, folded (lower case, no accents). Admins can add more at
 * /admin/search. Words for emergencies are in dangers.ts, for direct answers in quick-answer-words.ts.
 */
const groups = [
  "eat food restaurant restaurants dinner lunch snack comer comida restaurante restaurantes cena almuerzo",
  "typical local traditional panamanian tipica tipico tradicional panamena panameno fonda",
  "seafood fish mariscos pescado pescaderia ceviche",
  "beer cerveza beers cervezas",
  "coffee cafe cafeteria",
  "breakfast desayuno desayunos",
  "pizza pizzeria",
  "vegetarian vegetariano vegetariana veggie veggies",
  "vegan vegano vegana",
  "parking estacionamiento parqueo estacionar parquear",
  "bar drinks cocktails tragos cocteles",
  musicWords,
  "live vivo",
  "cheap cheapest budget barato barata baratos baratas economico economica",
  "sleep stay hotel hotels lodging accommodation room rooms bed beds cama camas dormir hospedaje alojamiento hoteles cuarto cuartos habitacion habitaciones",
  "hostel hostal dorm backpackers",
  "cabin cabins cabana cabanas",
  "pool piscina alberca",
  "aircon conditioning acondicionado",
  "pet pets dog dogs mascota mascotas perro perros",
  "kids children child family ninos ninas nino nina hijo hija hijos hijas familia infantil",
  "class classes lesson lessons course learn clase clases leccion lecciones curso aprender",
  "beginner beginners lesson lessons principiante principiantes leccion lecciones aprender",
  "rent rental rentals hire alquiler alquilar renta rentar",
  "board boards surfboard tabla tablas",
  "wave waves ola olas",
  "season seasons month months temporada epoca mes meses",
  "turtle turtles tortuga tortugas",
  "whale whales ballena ballenas",
  "fishing pesca pescar",
  "hike hiking trail walk caminata sendero senderismo",
  "tour tours gira giras excursion",
  "laundry wash washing clothes lavanderia lavado lavar ropa",
  "mechanic garage repair tire tires tyre flat puncture taller mecanico llanta llantas pinchada pincho reparacion",
  "shop store supermarket groceries grocery market ice diapers tienda supermercado super minisuper abarrotes mercado hielo panales",
  "gas gasoline fuel gasolina combustible",
  "car cars vehicle carro carros auto vehiculo",
  "road drive driving carretera camino manejar conducir",
  "get getting arrive reach directions llegar",
  "around moverse moverme movernos muevo movemos",
  "land property house buy terreno propiedad casa comprar lote",
  "foreigner foreigners foreign extranjero extranjera extranjeros",
  "lawyer lawyers legal law abogado abogada abogados notario ley",
  "residency residence visa visas immigration residencia migracion",
  "plane planes flight flights fly airport airports avion aviones vuelo vuelos volar aeropuerto aeropuertos",
  "transfer transfers shuttle shuttles traslado traslados",
  "plumber plumbing electrician handyman maintenance plomero plomeria electricista mantenimiento",
  "spanish espanol language idioma",
  "fire campfire bonfire fogata hoguera",
  "clean cleanup limpieza",
  "gym fitness gimnasio",
  "photo photos photographer foto fotos fotografo",
  "kayak kayaks",
  "horse horses riding caballo caballos cabalgata",
  "party dance dancing nightlife fiesta bailar baile discoteca",
  "movie movies cinema film cine pelicula",
  "tour boat lancha bote panga",
  "beach beachfront oceanfront playa shore orilla",
  "safety safe safely danger dangerous seguridad seguro segura peligro peligroso peligrosa",
  "mosquito mosquitoes mosquitos sandfly sandflies bugs repellent chitras insectos repelente",
  "easter santa",
] as const;

/** Shown to admins. */
export const synonymGroups: readonly string[] = groups;

const known = new Map<string, Set<string>>();
for (const group of groups) {
  const words = group.split(" ");
  for (const word of words) {
    const others = known.get(word) ?? new Set<string>();
    for (const other of words) if (other !== word) others.add(other);
    known.set(word, others);
  }
}
/** These mean others that don't mean them: a guitar isn't all music. */
const alsoMeant = [
  [musicWords, instruments],
  [foldText(capitalAirport.name), "airport airports aeropuerto aeropuertos"],
] as const;
for (const [words, others] of alsoMeant)
  for (const word of words.split(" "))
    known.set(word, new Set([...(known.get(word) ?? []), ...others.split(" ")]));

const spelt = new Map<string, string[]>();
/** Correct spellings besides names: the guide's subjects and words for emergencies. */
const subjects = new Set([...known.keys(), ...quickAnswerWords, ...dangerWords]);
for (const word of subjects) {
  for (const form of spellingForms(word)) spelt.set(form, [...(spelt.get(form) ?? []), word]);
}

const englishDays = Array.from({ length: 7 }, (_, weekday) => weekdayWords(weekday)[0]).join("|");
const weekdays = Array.from({ length: 7 }, (_, weekday) => weekdayWords(weekday).join("|")).join("|");

/** Phrases that become single words before a folded text is split. */
export const phraseWords = [
  ["(?<=\\b(?:comprar|terrenos?|lotes?|tierra|propiedad|casa) )frente al mar", "playa"],
  ["esta noche", "tonight"],
  ["open (?:until |till )?late|late night|abiert[oa]s? (?:hasta )?tarde", "open openlate"],
  ["fin de semana", "weekend"],
  ["(?:this|the coming) week|esta semana", "thisweek"],
  ["next week|(?:la )?(?:proxima|otra) semana|(?:la )?semana (?:proxima|que viene)", "nextweek"],
  [
    `next (${weekdays})|(?:el )?proximo (${weekdays})|(?:el )?(${weekdays}) (?:proximo|que viene)`,
    "next$1$2$3",
  ],
  ["(por|de|en) la (?:manana|tarde)", ""],
  [`(today|tomorrow|${englishDays}) (?:morning|afternoon)`, "$1"],
  // Its hours are those of the place.
  [
    "(?:what time|until when|how late) (?:does |is )?(?:the )?kitchen|(?:hasta|a) que hora (?:cierra |abre |esta abierta |sirve )?(?:la )?cocina",
    "hora",
  ],
  ["me pico|me ha picado", "picadura"],
  [
    "(?:pull|drag|suck|sweep|swept)(?:s|ed|ging|ing)? (?:me |you |us |him |her )?(?:out|under|away)|" +
      "(?:me|te|lo|la|nos) (?:arrastra|jala|saca)(?: (?:el mar|la ola|una ola))?|(?:me|te|lo|la|nos) lleva (?:el mar|la ola|una ola)",
    "current",
  ],
  ["cheapest night|(?:la )?noche mas (?:barata|economica)", "cheapest hotel"],
  ["cash ?(?:machine|point)|cajero automatico", "atm"],
  ["wi[- ]fi", "wifi"],
  [
    "(?:power|electricity|lights?) ?(?:cuts?|outages?|(?:ever )?(?:go(?:es)?|gets?|is|be) (?:out|off|cut))|black ?outs?|" +
      "se (?:fue|va|ira|corta) (?:mucho |seguido |siempre )?la (?:luz|electricidad|corriente)|sin luz|cortes? de luz|apagon(?:es)?",
    "electricity",
  ],
  ["me mordio|me ha mordido", "mordida"],
  ["me corte", "cortada"],
  ["agua ?mala", "aguamala"],
  ["golpe de calor|heat stroke", "heatstroke"],
  ["sun stroke", "sunstroke"],
  ["jelly fish", "jellyfish"],
  ["sting ray", "stingray"],
  ["first aid|primeros auxilios", "firstaid"],
  [
    "br(?:oke|eak|oken) (?:my |his |her |an? )?(?:arm|leg|wrist|ankle|foot|finger|rib|nose|bone)|me (?:rompi|quebre|fracture|torci)(?: (?:el|la|un|una) [a-z]+)?",
    "fracture",
  ],
  [
    "chest (?:pain|hurts)|heart attack|(?:can'?t|cannot|not) breath(?:e|ing)|(?:duele|dolor (?:de|en el)) (?:el )?pecho|ataque al corazon|no (?:puedo|puede) respirar|no respira",
    "infarto",
  ],
  ["(?:public|national|bank) holidays?|dias? (?:feriados?|festivos?|libres?)", "holiday"],
  ["holy week|good friday|easter(?: sunday)?|semana santa|viernes santo", "easter"],
  ["best time(?: to (?:come|visit|go))?|when to (?:come|visit|go)", "season"],
  ["(?:mejor|buena) epoca|cuando (?:ir|venir|viajar)", "temporada"],
  ...withoutLive,
  ["clean up", "cleanup"],
  ["gluten free|sin gluten", "gluten"],
  ["air[ -]?con(?:ditioning|ditioned)?|aire acondicionado|a ?/ ?c|ac|con aire", "aircon"],
  ["four[ -]?wheel(?:[ -]drive)?|four by four|doble traccion", "4x4"],
  ["step[- ]free|(?:without|no) (?:steps|stairs)|sin (?:escalones|gradas|escaleras)", "wheelchair"],
  ["sand[ -]?free|without sand|sin arena|fuera de la arena", ""],
  ["on foot|a pie|walking (?:distance|time)|walkable|caminando", "onfoot"],
  ["se pone el sol", "atardecer"],
  ["sale el sol|sun ?up", "amanecer"],
  ["sun goes down|sun set", "sunset"],
] as const;
const phrases = [...morePhrases, ...phraseWords, ...datePhrases].map(
  ([said, means]) => [new RegExp(`\\b(?:${said})\\b`, "g"), means] as const,
);

export function withoutPhrases(folded: string): string {
  return phrases.reduce((text, [said, means]) => text.replace(said, means), folded);
}

export function synonymsOf(word: string): string[] {
  return [...(known.get(word) ?? [])];
}

/** For a misspelled synonym: the correct word and its synonyms. */
export function meantBy(word: string): string[] {
  if (subjects.has(word)) return [];
  const near = new Set(spellingForms(word).flatMap((form) => spelt.get(form) ?? []));
  const right = [...near].filter((one) => isMisspelt(word, one));
  return [...new Set(right.flatMap((one) => [one, ...synonymsOf(one)]))];
}
