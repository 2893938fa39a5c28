import type { DrawableThing } from "./drawable-thing";
import { settings } from "./portrait-parts";

const day = ["noon", "dawn", "golden"] as const;
const whole = ["dawn", "noon", "golden", "dusk"] as const;

/** Shops, workshops, and ways to get about. */
export const thingsInTown = {
  grocery: {
    of: { business: ["Retail"] },
    keywords: "grocer|super|minisuper|abarrot|food|provision|tiendita|eggs|huevos",
    hours: day,
    settings,
  },
  market: {
    of: { business: ["Retail"], event: ["social"] },
    keywords: "market|mercado|feria|fair|farmer|verdura|vegetable|fruit|fruta|bazar",
    hours: day,
    settings,
  },
  crafts: {
    of: { business: ["Retail"], activity: [], event: [] },
    keywords: "craft|artesan|souvenir|hat|sombrero|basket|canasta|hamaca|mola|cultur|pottery|ceramic",
    hours: whole,
    settings,
  },
  clothes: {
    of: { business: ["Retail"], event: [] },
    keywords: "cloth|ropa|boutique|bikini|swimwear|vestido|fashion|moda|swap|thrift|segunda mano",
    hours: day,
  },
  hardware: {
    of: { business: ["Retail", "Services"] },
    keywords: "hardware|ferreter|tools|herramient|paint|pintura|cement",
    hours: whole,
    settings,
  },
  upkeep: {
    of: { business: ["Services"] },
    keywords:
      "maint|manten|handyman|plumb|plomer|electrici|electrico|home repair|house repair|reparaciones del hogar|gotera|leak",
    hours: whole,
    settings,
  },
  workshop: {
    of: { business: ["Services"] },
    keywords:
      "workshop|taller|mechanic|mecanic|tyre|tire|llanta|brake|freno|weld|soldad|car repair|tow|remolc",
    hours: day,
  },
  laundry: {
    of: { business: ["Services"] },
    keywords: "laundry|lavander|wash|lavado|dry|fold|clean|limpieza",
    hours: ["noon", "dawn"],
  },
  pharmacy: {
    of: { business: ["Services"] },
    keywords: "pharmac|farmacia|clinic|medic|health|salud|doctor|dentist|first aid",
    hours: ["noon", "dawn", "dusk"],
    settings,
  },
  barber: {
    of: { business: ["Services"] },
    keywords: "barber|hair|pelo|peluquer|salon|belleza|beauty|nails|unas",
    hours: whole,
  },
  builder: {
    of: { business: ["Services"], event: [] },
    keywords: "build|construc|contratista|contractor|carpent|mason|albanil|architect|arquitect|roof",
    hours: whole,
    settings,
  },
  laptop: {
    of: { business: ["Services"], event: [] },
    keywords: "cowork|internet|wifi|computer|laptop|starlink|office space|web|design|account|contab",
    hours: ["dawn", "noon", "golden"],
    settings,
  },
  forsale: {
    of: { business: ["Services"] },
    keywords:
      "real estate|bienes raices|inmobiliar|land|terreno|lote|property|propiedad|broker|rental management|abogad|lawyer|legal",
    hours: whole,
  },
  school: {
    of: { business: [], event: ["class"] },
    keywords:
      "school|escuela|spanish|espanol|english|ingles|language|idioma|lesson|talk|charla|workshop|curso|course",
    hours: whole,
    settings,
  },
  minibus: {
    of: { business: ["Transportation"] },
    keywords: "bus|shuttle|shared ride|compartid|transfer|transport|van ",
    hours: whole,
  },
  pickup: {
    of: { business: ["Transportation"] },
    keywords: "4x4|pickup|car rental|rent a car|alquiler de carro|truck|driver|chofer|delivery",
    hours: whole,
    settings,
  },
  taxi: {
    of: { business: ["Transportation"] },
    keywords: "taxi|cab\\b|radio ?taxi|colectivo",
    hours: whole,
    settings,
  },
  scooter: {
    of: { business: ["Transportation"] },
    keywords: "scooter|moto|motorbike|motocic|pasola",
    hours: whole,
    settings,
  },
  plane: {
    of: { business: ["Transportation"] },
    keywords: "plane|flight|vuelo|avion|charter flight|airstrip|air taxi|helicop",
    hours: whole,
  },
  pump: {
    of: { business: ["Services"] },
    keywords: "gas station|gasolin|fuel|combustible|diesel|petrol",
    hours: whole,
    settings,
  },
  signpost: {
    of: { business: ["Tourism"] },
    keywords: "tourism|turismo|info",
    hours: day,
  },
  tickets: {
    of: { business: ["Tourism"] },
    keywords: "agency|agencia|travel|viajes|ticket|boleto|pasaje|office|oficina|booking|reserva",
    hours: day,
  },
  routes: {
    of: { business: ["Tourism"], event: [] },
    keywords: "map|mapa|route|ruta|plan|guide|guia|itinerar|expedition|orient",
    hours: whole,
    settings,
  },
  cinema: {
    of: { business: ["Entertainment"], event: [] },
    keywords: "cine|film|movie|pelicula|projector|proyector|screening|document",
    hours: ["night", "dusk"],
  },
} as const satisfies Record<string, DrawableThing>;
