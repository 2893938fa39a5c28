import type { DrawableThing } from "./drawable-thing";
import { settings } from "./portrait-parts";

const day = ["dawn", "noon", "golden"] as const;
const whole = ["dawn", "noon", "golden", "dusk"] as const;

/** On the beach, in the water, in the forest. */
export const thingsToDo = {
  lesson: {
    of: { activity: ["surf"] },
    keywords:
      "lesson|clase|school|escuela|beginner|principiante|first wave|primera ola|learn|aprend|instruct|soft board|tablas suaves",
    hours: whole,
  },
  practice: {
    of: { event: [] },
    keywords:
      "surf lesson|surf class|clase de surf|first wave|primera ola|beginner|principiante|learn to surf|soft board|tablas suaves",
    hours: day,
    avoids: ["dawn"],
  },
  boards: { of: { activity: ["surf"], event: [] }, keywords: "surf", hours: whole },
  wave: {
    of: { activity: ["surf"], event: [] },
    keywords: "waves|olas|surf guide|guia de surf|surf camp|coach|swell|break",
    hours: day,
  },
  rack: {
    of: { activity: ["surf"] },
    keywords: "rental|rent|alquil|renta|by the hour|por hora|tablas",
    hours: day,
  },
  wetsuits: { of: { activity: ["surf"] }, keywords: "wetsuit|traje|lycra|gear|equipo", hours: day },
  surfshop: {
    of: { activity: ["surf"], business: [] },
    keywords: "surf shop|shop|tienda|store|wax|leash|quillas",
    hours: ["noon", "dawn", "dusk", "golden"],
    settings,
  },
  repair: {
    of: { activity: ["surf"] },
    keywords: "repair|repar|ding|resin|shaper|fiberglass|fibra",
    hours: day,
  },
  paddle: {
    of: { activity: ["surf"], event: [] },
    keywords: "paddleboard|paddle board|stand up|sup |remo de pie",
    hours: day,
  },
  kayak: {
    of: { activity: ["tours"], business: ["Adventure"], event: [] },
    keywords: "kayak|canoe|mangrove|manglar|estero|estuary|paddl",
    hours: ["dawn", "noon"],
  },
  snorkel: {
    of: { activity: ["tours"], business: [], event: [] },
    keywords: "snorkel|dive|diving|buceo|bucear|reef|arrecife|coral|careta|freediv",
    hours: ["noon"],
  },
  whale: {
    of: { activity: ["tours"], event: [] },
    keywords: "whale|ballena|humpback|jorobada|dolphin|delfin",
    hours: whole,
  },
  turtle: {
    of: { activity: ["tours"] },
    keywords: "turtle|tortuga|nest|anid|nido",
    hours: ["night", "dusk", "dawn"],
  },
  nightwalk: {
    of: { activity: [], event: [] },
    keywords: "turtle (?:walk|night|patrol)|night walk|tortugas|caminata nocturna|red light|luz roja",
    hours: ["night", "dusk"],
  },
  hatchlings: {
    of: { activity: [], event: ["kids"] },
    keywords: "hatchling|release|liberacion|tortuguita|baby turtle|vivero de tortug",
    hours: ["dawn", "golden", "dusk"],
  },
  pelican: {
    of: { activity: ["tours"], business: [], event: [] },
    keywords: "pelican|pelicano|bird|aves|pajaro|island|isla|shore|sea bird",
    hours: day,
  },
  macaw: {
    of: { activity: ["tours"], event: [] },
    keywords: "macaw|guacamaya|parrot|loro|bird|aves|wildlife|fauna|cerro hoya",
    hours: ["noon", "dawn"],
  },
  howler: {
    of: { activity: ["tours"], hotel: [], event: [] },
    keywords: "monkey|mono|howler|aullador|wildlife|fauna|animals|animales",
    hours: ["dawn", "noon", "golden"],
  },
  waterfall: {
    of: { activity: ["tours"], event: [] },
    keywords: "waterfall|cascada|chorro|river|poza|swimming hole",
    hours: ["dawn", "noon"],
  },
  backpack: {
    of: { activity: ["tours"], business: ["Adventure"], event: [] },
    keywords: "hik|camina|trail|sender|trek|walk|excursion|outdoor|park|parque",
    hours: day,
  },
  trail: {
    of: { activity: ["tours"], business: ["Adventure"], event: [] },
    keywords: "trail|sender|bridge|puente|jungle|selva|forest|bosque|canopy|zip",
    hours: ["dawn", "noon"],
  },
  horses: {
    of: { activity: ["tours"], business: [], event: [] },
    keywords: "horse|caballo|cabalg|riding|cowboy|saddle",
    hours: ["golden", "dusk", "dawn", "noon"],
  },
  bike: { of: { activity: [], business: [], event: [] }, keywords: "bike|bici|cycl|ciclis", hours: whole },
  quad: {
    of: { activity: [], business: ["Adventure"], event: [] },
    keywords: "atv|quad|cuatri|four wheel|buggy|4x4 tour|off-road",
    hours: day,
    settings,
  },
  sailboat: {
    of: { activity: ["tours"], business: ["Tourism"], event: [] },
    keywords: "sail|vela|catamar|cruise|crucero|boat trip|paseo en|yacht|yate",
    hours: whole,
  },
  camera: {
    of: { activity: ["tours"], business: [], event: [] },
    keywords: "photo|foto|camera|camara|video|drone|dron",
    hours: ["golden", "dusk", "dawn"],
  },
  panga: {
    of: { activity: ["fishing"], business: [] },
    keywords: "charter|boat|lancha|panga|captain|capitan|offshore|trolling",
    hours: day,
  },
  sailfish: {
    of: { activity: ["fishing"], event: [] },
    keywords: "sailfish|marlin|pez vela|roosterfish|gallo|sport fish|pesca deportiva",
    hours: day,
  },
  tuna: {
    of: { activity: ["fishing"], business: [], event: [] },
    keywords: "tuna|atun|dorado|wahoo|yellowfin|catch|pesques|fishing|pesca",
    hours: day,
  },
  rods: {
    of: { activity: ["fishing"], business: [], event: [] },
    keywords: "rod|cana|tackle|equip|shore fish|bait|carnada|lure|senuelo|guide|guia",
    hours: whole,
  },
  yoga: {
    of: { activity: ["fitness"], event: ["class"] },
    keywords: "yoga|pilates|asana",
    hours: ["dawn", "golden", "dusk"],
  },
  figtree: {
    of: { activity: ["fitness"], event: [] },
    keywords: "yoga|tree|arbol|higo|fig |garden|jardin|shade|sombra",
    hours: ["dawn", "golden", "dusk", "noon"],
  },
  mat: {
    of: { activity: ["fitness"], event: [] },
    keywords: "yoga|meditat|medita|breath|respira|sound bath|cuencos|mindful|tai chi|stretch",
    hours: ["dawn", "golden", "dusk"],
  },
  candles: {
    of: { activity: ["fitness"], event: [] },
    keywords: "wellness|bienestar|spa|retreat|retiro|ceremon|cacao|healing|sanacion|candle|velas",
    hours: ["dusk", "night", "dawn"],
  },
  massage: {
    of: { activity: ["fitness"], business: [] },
    keywords: "massage|masaje|therap|terapia|spa|facial",
    hours: ["dawn", "noon", "golden"],
  },
  gym: {
    of: { activity: ["fitness"], event: [] },
    keywords: "gym|gimnasio|fitness|crossfit|training|entren|weights|pesas|hiit|bootcamp|workout|strength",
    hours: whole,
  },
} as const satisfies Record<string, DrawableThing>;
