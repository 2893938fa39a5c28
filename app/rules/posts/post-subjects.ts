import type { SubjectScene } from "../pictures/subject-scenes";

/** A scene, or a portrait by its code. */
export type PostDrawing = { scene: SubjectScene } | { portrait: string };

/** Beginnings of words in either language, folded, and their drawing. */
export type PostSubject = { words: string; drawing: PostDrawing };

const scene = (scene: SubjectScene, words: string): PostSubject => ({ words, drawing: { scene } });
const portrait = (portrait: string, words: string): PostSubject => ({ words, drawing: { portrait } });

export const postSubjects: readonly PostSubject[] = [
  scene("ten-minutes", "read the sea|lee el mar|leer el mar|before you get in|antes de entrar"),
  scene(
    "rip-current",
    "rip\\b|rips\\b|rip current|undertow|corriente|resaca|swim|nadar|nada\\b|banarse|drown|ahog|lifeguard|salvavidas|mar de fondo",
  ),
  scene(
    "candle-night",
    "power (?:cut|goes|out)|power\\b|blackout|outage|apagon|se va la luz|sin luz|electric|candle|vela\\b|velas\\b",
  ),
  scene(
    "fonda-stove",
    "fonda|sancocho|guandu|lunch|almuerzo|what to eat|que comer|stove|fogon|pot\\b|olla|cook|cocin|recipe|receta|breakfast|desayuno",
  ),
  scene(
    "cash-machine",
    "cash|atm\\b|efectivo|cajero|money|dinero|plata\\b|dollar|dolar|bank|banco\\b|budget|presupuesto|what it costs|cuanto cuesta",
  ),
  scene(
    "passport-window",
    "passport|pasaporte|visa\\b|visas\\b|immigra|migracion|border|frontera|customs|aduana|tourist entry|residen|permit|permiso",
  ),
  scene(
    "notary-desk",
    "notary|notari|lawyer|abogad|title deed|escritura|deed\\b|buying land|buy land|comprar (?:tierra|terreno|un lote)|land\\b|lote\\b|lotes\\b|terreno|real estate|bienes raices|registry|registro publico|rights of possession|derechos? posesori",
  ),
  scene("tuna-gunwale", "fishing|pesca|tuna|atun|fisher|fish market|catch of|captain|capitan"),
  scene(
    "surf-kit",
    "wax\\b|cera\\b|leash|fins\\b|quillas|board repair|surf gear|gear\\b|what to pack|que llevar|que empacar|pack(?:ing)?\\b|empacar|maleta",
  ),
  scene(
    "line-up",
    "line-?up|wave|ola\\b|olas\\b|swell|oleaje|surf|set\\b|sets\\b|point break|reef break|etiquette|prioridad",
  ),
  scene(
    "bus-stop",
    "bus\\b|buses|autobus|chiva|getting here|how to get|como llegar|ride here|transport|route to|el camino a|road trip",
  ),
  scene("fire-bowl", "bonfire|campfire|fogata|hoguera|fire night|noche de fuego|by the fire|fire pit"),
  scene("letter-shell", "letter|carta\\b|cartas\\b|newsletter|boletin|postcard|postal\\b|note to|news from"),
  scene(
    "two-seasons",
    "season|temporada|estacion|when to (?:come|visit|go)|cuando (?:venir|ir)|dry months|rainy|lluvi|rain\\b|summer|verano|winter|invierno|month by month|mes a mes",
  ),
  portrait("hatchlings-blush-teal-beach-1", "turtle|tortuga|hatchling|nest|nido"),
  portrait("whale-dawn-sea-beach-3", "whale|ballena|humpback|jorobada|dolphin|delfin"),
  portrait("howler-dawn-leaf-hills-3", "monkey|mono\\b|monos\\b|howler|wildlife|fauna"),
  portrait("macaw-noon-leaf-hills-2", "bird|aves\\b|pajaro|guacamaya|macaw|parrot|loro"),
  portrait("waterfall-clear-leaf-hills-6", "waterfall|cascada|chorro|river|rio\\b|quebrada"),
  portrait("trail-dawn-leaf-hills-4", "hik|sender|trail|caminata|cerro|mountain|montana"),
  portrait("horses-golden-coral-hills-4", "horse|caballo|cabalgata|cattle|ganado"),
  portrait("yoga-dawn-teal-beach-5", "yoga|meditat|medita|stretch"),
  portrait("moka-golden-teal-beach-5", "coffee|cafe\\b"),
  portrait("fish-dusk-coral-beach-8", "seafood|mariscos|ceviche|snapper|pargo|corvina"),
  portrait(
    "festival-night-rose-village-1",
    "carnival|carnaval|festival|fiesta|pollera|tambor|folk|dance|baile",
  ),
  portrait("concert-golden-sea-beach-3", "music|musica|guitar|song|cancion"),
  portrait("market-dawn-coral-village-2", "market|mercado"),
  portrait("crafts-honey-violet-village-7", "craft|artesan|souvenir"),
  portrait("castle-noon-sun-beach-4", "kids|child|ninos|ninas|famil"),
  portrait(
    "laptop-dawn-sea-beach-6",
    "remote work|digital nomad|nomada|trabajo remoto|wi-?fi|internet|signal\\b",
  ),
  portrait("cleanup-noon-teal-beach-3", "clean-?up|limpieza|plastic|trash|basura"),
  portrait("telescope-night-violet-hills-2", "stars|estrellas|night sky|milky way|via lactea|eclipse"),
];

/** Portraits by topic where no subject matches; several, so that neighbours differ. */
export const topicPortraits: Readonly<Record<string, readonly string[]>> = {
  Surf: ["wave-dawn-sea-beach-1", "boards-honey-coral-beach-4", "contest-noon-sun-beach-2"],
  Nature: ["pelican-dawn-teal-beach-3", "howler-dawn-leaf-hills-3", "waterfall-clear-leaf-hills-6"],
  Food: ["plato-noon-coral-village-2", "moka-golden-teal-beach-5", "fish-dusk-coral-beach-8"],
  Culture: ["festival-night-rose-village-1", "crafts-honey-violet-village-7", "concert-golden-sea-beach-3"],
  "Travel Tips": ["routes-noon-coral-beach-2", "pickup-honey-teal-hills-6", "signpost-dawn-sun-beach-9"],
  "Town Life": ["longtable-dusk-teal-village-4", "market-dawn-coral-village-2", "bike-noon-coral-beach-5"],
};
export const otherPortraits = [
  "storybook-golden-teal-beach-3",
  "laptop-dawn-sea-beach-6",
  "chairs-dusk-sun-beach-1",
] as const;
