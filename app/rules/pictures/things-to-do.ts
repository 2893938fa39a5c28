import { settings } from "./portrait-parts";
import type { Subject } from "./subject";

const day = ["dawn", "noon", "golden"] as const;
const whole = ["dawn", "noon", "golden", "dusk"] as const;

/** On the beach, in the water, in the forest. */
export const thingsToDo = {
  lesson: {
    of: { activity: ["surf"], event: [] },
    said: "lesson|clase|school|escuela|beginner|principiante|first wave|primera ola|learn|aprend|instruct|soft board|tablas suaves",
    hours: whole,
  },
  boards: { of: { activity: ["surf"], event: [] }, said: "surf", hours: whole },
  wave: {
    of: { activity: ["surf"], event: [] },
    said: "waves|olas|surf guide|guia de surf|surf camp|coach|swell|break",
    hours: day,
  },
  rack: {
    of: { activity: ["surf"] },
    said: "rental|rent|alquil|renta|by the hour|por hora|tablas",
    hours: day,
  },
  wetsuits: { of: { activity: ["surf"] }, said: "wetsuit|traje|lycra|gear|equipo", hours: day },
  surfshop: {
    of: { activity: ["surf"], business: [] },
    said: "surf shop|shop|tienda|store|wax|leash|quillas",
    hours: ["noon", "dawn", "dusk", "golden"],
    settings,
  },
  repair: { of: { activity: ["surf"] }, said: "repair|repar|ding|resin|shaper|fiberglass|fibra", hours: day },
  paddle: {
    of: { activity: ["surf"], event: [] },
    said: "paddleboard|paddle board|stand up|sup |remo de pie",
    hours: day,
  },
  kayak: {
    of: { activity: ["tours"], business: ["Adventure"], event: [] },
    said: "kayak|canoe|mangrove|manglar|estero|estuary|paddl",
    hours: ["dawn", "noon"],
  },
  snorkel: {
    of: { activity: ["tours"], business: [], event: [] },
    said: "snorkel|dive|diving|buceo|bucear|reef|arrecife|coral|careta|freediv",
    hours: ["noon"],
  },
  whale: {
    of: { activity: ["tours"], event: [] },
    said: "whale|ballena|humpback|jorobada|dolphin|delfin",
    hours: whole,
  },
  turtle: {
    of: { activity: ["tours"], event: [] },
    said: "turtle|tortuga|nest|anid|nido",
    hours: ["night", "dusk", "dawn"],
  },
  nightwalk: {
    of: { activity: [], event: [] },
    said: "turtle (?:walk|evening|night|patrol)|night walk|tortugas|caminata nocturna|red light|luz roja|evening of the turtles",
    hours: ["night", "dusk"],
  },
  hatchlings: {
    of: { activity: [], event: ["kids"] },
    said: "hatchling|release|liberacion|tortuguita|baby turtle|vivero de tortug",
    hours: ["dawn", "golden", "dusk"],
  },
  pelican: {
    of: { activity: ["tours"], business: [], event: [] },
    said: "pelican|pelicano|bird|aves|pajaro|island|isla|shore|sea bird",
    hours: day,
  },
  macaw: {
    of: { activity: ["tours"], event: [] },
    said: "macaw|guacamaya|parrot|loro|bird|aves|wildlife|fauna|cerro hoya",
    hours: ["noon", "dawn"],
  },
  howler: {
    of: { activity: ["tours"], hotel: [], event: [] },
    said: "monkey|mono|howler|aullador|wildlife|fauna|animals|animales",
    hours: ["dawn", "noon", "golden"],
  },
  waterfall: {
    of: { activity: ["tours"], event: [] },
    said: "waterfall|cascada|chorro|river|poza|swimming hole",
    hours: ["dawn", "noon"],
  },
  backpack: {
    of: { activity: ["tours"], business: ["Adventure"], event: [] },
    said: "hik|camina|trail|sender|trek|walk|excursion|outdoor|park|parque",
    hours: day,
  },
  trail: {
    of: { activity: ["tours"], business: ["Adventure"], event: [] },
    said: "trail|sender|bridge|puente|jungle|selva|forest|bosque|canopy|zip",
    hours: ["dawn", "noon"],
  },
  horses: {
    of: { activity: ["tours"], business: [], event: [] },
    said: "horse|caballo|cabalg|riding|cowboy|saddle",
    hours: ["golden", "dusk", "dawn", "noon"],
  },
  bike: { of: { activity: [], business: [], event: [] }, said: "bike|bici|cycl|ciclis", hours: whole },
  quad: {
    of: { activity: [], business: ["Adventure"], event: [] },
    said: "atv|quad|cuatri|four wheel|buggy|4x4 tour|off-road",
    hours: day,
    settings,
  },
  sailboat: {
    of: { activity: ["tours"], business: ["Tourism"], event: [] },
    said: "sail|vela|catamar|cruise|crucero|boat trip|paseo en|yacht|yate",
    hours: whole,
  },
  camera: {
    of: { activity: ["tours"], business: [], event: [] },
    said: "photo|foto|camera|camara|video|drone|dron",
    hours: ["golden", "dusk", "dawn"],
  },
  panga: {
    of: { activity: ["fishing"], business: [] },
    said: "charter|boat|lancha|panga|captain|capitan|offshore|trolling",
    hours: day,
  },
  sailfish: {
    of: { activity: ["fishing"], event: [] },
    said: "sailfish|marlin|pez vela|tuna|atun|roosterfish|gallo|sport fish|pesca deportiva|fish|pesca",
    hours: day,
  },
  rods: {
    of: { activity: ["fishing"], business: [], event: [] },
    said: "rod|cana|tackle|equip|shore fish|bait|carnada|lure|senuelo|guide|guia",
    hours: whole,
  },
  yoga: {
    of: { activity: ["fitness"], event: ["class"] },
    said: "yoga|pilates|asana",
    hours: ["dawn", "golden", "dusk"],
  },
  figtree: {
    of: { activity: ["fitness"], event: [] },
    said: "yoga|tree|arbol|higo|fig |garden|jardin|shade|sombra",
    hours: ["dawn", "golden", "dusk", "noon"],
  },
  mat: {
    of: { activity: ["fitness"], event: [] },
    said: "yoga|meditat|medita|breath|respira|sound bath|cuencos|mindful|tai chi|stretch",
    hours: ["dawn", "golden", "dusk"],
  },
  candles: {
    of: { activity: ["fitness"], event: [] },
    said: "wellness|bienestar|spa|retreat|retiro|ceremon|cacao|healing|sanacion|candle|velas",
    hours: ["dusk", "night", "dawn"],
  },
  massage: {
    of: { activity: ["fitness"], business: [] },
    said: "massage|masaje|therap|terapia|spa|facial",
    hours: ["dawn", "noon", "golden"],
  },
  gym: {
    of: { activity: ["fitness"], event: [] },
    said: "gym|gimnasio|fitness|crossfit|training|entren|weights|pesas|hiit|bootcamp|workout|strength",
    hours: whole,
  },
} as const satisfies Record<string, Subject>;
