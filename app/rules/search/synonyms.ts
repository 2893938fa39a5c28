import { isMisspelt, spellingForms } from "./spelling";

/** Words that mean the same to somebody who searches, in the two languages of the coast; folded. */
const groups = [
  "eat food restaurant restaurants dinner lunch comer comida restaurante restaurantes cena almuerzo",
  "typical local traditional panamanian tipica tipico tradicional panamena panameno fonda",
  "seafood fish mariscos pescado pescaderia ceviche",
  "beer cerveza beers cervezas",
  "coffee cafe cafeteria",
  "breakfast desayuno desayunos",
  "pizza pizzeria",
  "vegetarian vegan vegetariano vegetariana vegano",
  "bar drinks cocktails tragos cocteles",
  "music musica concert concierto",
  "live vivo",
  "cheap budget barato economico economica",
  "sleep stay hotel hotels lodging accommodation room rooms dormir hospedaje alojamiento hoteles cuarto cuartos habitacion habitaciones",
  "hostel hostal dorm backpackers",
  "cabin cabins cabana cabanas",
  "pool piscina alberca",
  "pet pets dog dogs mascota mascotas perro perros",
  "kids children child family ninos ninas nino nina familia infantil",
  "class classes lesson lessons course clase clases leccion lecciones curso",
  "rent rental rentals hire alquiler alquilar renta rentar",
  "board boards surfboard tabla tablas",
  "wave waves ola olas",
  "season seasons temporada epoca",
  "turtle turtles tortuga tortugas",
  "whale whales ballena ballenas",
  "fishing pesca pescar",
  "hike hiking trail walk caminata sendero senderismo",
  "tour tours gira giras excursion",
  "laundry wash lavanderia lavado",
  "mechanic garage repair tires taller mecanico llantas reparacion",
  "shop store supermarket groceries tienda supermercado super minisuper abarrotes",
  "gas gasoline fuel gasolina combustible",
  "rent car vehicle carro auto vehiculo",
  "road drive driving carretera camino manejar conducir",
  "get getting arrive reach directions llegar",
  "land property house buy terreno propiedad casa comprar lote",
  "lawyer legal abogado abogada notario",
  "residency residence visa visas immigration residencia migracion",
  "party fiesta",
  "movie movies cinema film cine pelicula",
  "tour boat lancha bote panga",
  "beach playa",
  "safety safe danger seguridad seguro peligro",
] as const;

const known = new Map<string, Set<string>>();
for (const group of groups) {
  const words = group.split(" ");
  for (const word of words) {
    const others = known.get(word) ?? new Set<string>();
    for (const other of words) if (other !== word) others.add(other);
    known.set(word, others);
  }
}

const spelt = new Map<string, string[]>();
for (const word of known.keys()) {
  for (const form of spellingForms(word)) spelt.set(form, [...(spelt.get(form) ?? []), word]);
}

/** Other words for the same thing. */
export function synonymsOf(word: string): string[] {
  return [...(known.get(word) ?? [])];
}

/** What a word that is none of these means where it is one of them misspelt: that one and all others for the same. */
export function meantBy(word: string): string[] {
  if (known.has(word)) return [];
  const near = new Set(spellingForms(word).flatMap((form) => spelt.get(form) ?? []));
  const right = [...near].filter((one) => isMisspelt(word, one));
  return [...new Set(right.flatMap((one) => [one, ...synonymsOf(one)]))];
}
