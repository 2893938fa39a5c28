import type { DrawableThing } from "./drawable-thing";
import { settings } from "./portrait-parts";

const day = ["dawn", "noon", "golden"] as const;
const evening = ["golden", "dusk", "night"] as const;
const any = ["dawn", "noon", "golden", "dusk"] as const;

export const thingsToEat = {
  fish: {
    of: { restaurant: ["Seafood"] },
    keywords: "whole|snapper|pargo|fish|pescado|corvina|marisc|seafood",
    hours: any,
    settings,
  },
  ceviche: {
    of: { restaurant: ["Seafood"] },
    keywords: "ceviche|tiradito|leche de tigre",
    hours: day,
    settings,
  },
  shrimp: {
    of: { restaurant: ["Seafood"] },
    keywords: "shrimp|camaron|prawn|langostino|garlic|al ajillo",
    hours: any,
    settings,
  },
  lobster: {
    of: { restaurant: ["Seafood"] },
    keywords: "lobster|langosta|crab|cangrejo",
    hours: any,
    settings,
  },
  sandtables: {
    of: { restaurant: ["Seafood", "International"], event: [] },
    keywords: "on the sand|sobre la arena|en la arena|beach club|feet in the sand",
    hours: any,
  },
  moka: { of: { restaurant: ["Cafe"] }, keywords: "coffee|cafe|espresso|moka|cafeter", hours: day },
  pourover: {
    of: { restaurant: ["Cafe"], event: [] },
    keywords: "coffee|cafe|pour|barista|roast|tosta|tasting|cata",
    hours: day,
  },
  cappuccino: {
    of: { restaurant: ["Cafe"] },
    keywords: "cappuccino|latte|croissant|brunch|coffee|cafe",
    hours: day,
    settings,
  },
  hojaldre: {
    of: { restaurant: ["Cafe", "Panamanian"], event: [] },
    keywords: "breakfast|desayun|hojaldr|eggs|huevos|brunch",
    hours: day,
    settings,
  },
  cake: {
    of: { restaurant: ["Cafe"] },
    keywords: "cake|pastel|torta|dulce|dessert|postre|tres leches|tiramisu",
    hours: day,
    settings,
  },
  bread: {
    of: { restaurant: ["Cafe"], business: [] },
    keywords: "bread|pan |panader|baker|sourdough|masa madre|baguette",
    hours: day,
    settings,
  },
  smoothie: {
    of: { restaurant: ["Cafe"] },
    keywords: "smoothie|juice|jugo|batido|fruit|fruta|acai|licuado",
    hours: day,
    settings,
  },
  icecream: {
    of: { restaurant: ["Fast Food"], event: [], business: [] },
    keywords: "ice cream|helad|gelato|raspa|paleta",
    hours: ["noon", "dawn", "golden"],
  },
  bar: {
    of: { restaurant: ["Bar & Tapas", "Bar & Grill"] },
    keywords: "bar|palapa|rancho|drinks|tragos",
    hours: ["dusk", "night"],
  },
  cocktail: {
    of: { restaurant: ["Bar & Tapas"], event: [] },
    keywords: "cocktail|coctel|margarita|mojito|rum|ron |happy hour|mixolog",
    hours: ["golden", "dusk", "noon"],
  },
  beer: {
    of: { restaurant: ["Bar & Tapas", "Bar & Grill"] },
    keywords: "beer|cerveza|brew|pub|cantina|birra",
    hours: evening,
    settings,
  },
  tapas: {
    of: { restaurant: ["Bar & Tapas"], event: [] },
    keywords: "tapas|wine|vino|cheese|queso|small plates|platos chicos|picada",
    hours: ["golden", "dusk"],
    settings,
  },
  coconut: {
    of: { restaurant: ["Bar & Tapas", "International"] },
    keywords: "coco|pipa|coconut|beach bar|bar de playa",
    hours: ["golden", "dusk", "noon"],
  },
  grill: {
    of: { restaurant: ["Bar & Grill"], event: [] },
    keywords: "bbq|barbecue|parrill|asado|grill|brasa|skewer|pincho|carbon",
    hours: ["dusk", "night", "golden"],
    settings,
  },
  ribs: {
    of: { restaurant: ["Bar & Grill"] },
    keywords: "rib|costilla|steak|carne|meat|smok|ahumad",
    hours: evening,
    settings,
  },
  chicken: {
    of: { restaurant: ["Bar & Grill", "Fast Food"] },
    keywords: "chicken|pollo|wings|alitas|broaster",
    hours: any,
    settings,
  },
  oven: { of: { restaurant: ["Italian"] }, keywords: "oven|horno|clay|lena|wood-fired|pizz", hours: evening },
  pizza: {
    of: { restaurant: ["Italian", "Fast Food"] },
    keywords: "pizz|napol|calzone",
    hours: any,
    settings,
  },
  pasta: {
    of: { restaurant: ["Italian"] },
    keywords: "pasta|spaghet|lasagn|ravioli|trattoria|gnocchi|noodle",
    hours: any,
    settings,
  },
  sushi: {
    of: { restaurant: ["Japanese"] },
    keywords: "sushi|nigiri|maki|sashimi|japon|japan",
    hours: ["night", "dusk"],
  },
  ramen: {
    of: { restaurant: ["Japanese"] },
    keywords: "ramen|udon|soba|noodle|fideos|asian|asiatic|thai|wok",
    hours: ["night", "dusk", "noon"],
    settings,
  },
  bowl: {
    of: { restaurant: ["Japanese", "International"] },
    keywords: "bowl|poke|vegan|vegetar|salad|ensalada|healthy|saludable",
    hours: any,
    settings,
  },
  stew: {
    of: { restaurant: ["Panamanian"], event: [] },
    keywords: "sancocho|stew|soup|sopa|guiso|guisad",
    hours: day,
  },
  plato: {
    of: { restaurant: ["Panamanian"] },
    keywords: "rice|arroz|beans|porotos|frijoles|plantain|tajadas|comida|corriente|fonda",
    hours: ["dawn", "noon", "golden"],
  },
  empanadas: {
    of: { restaurant: ["Panamanian"] },
    keywords: "empanada|carimanola|frituras|tamal|patacon",
    hours: any,
    settings,
  },
  hatch: {
    of: { restaurant: ["Fast Food", "Panamanian"] },
    keywords: "window|ventana|ventanilla|kiosk|quiosco|takeaway|take away|para llevar|food truck|fonda",
    hours: ["dusk", "noon", "golden", "night"],
    settings,
  },
  tacos: {
    of: { restaurant: ["Mexican"] },
    keywords: "taco|burrito|quesadilla|mexic",
    hours: ["golden", "noon", "dusk"],
  },
  guacamole: {
    of: { restaurant: ["Mexican"] },
    keywords: "guacamole|nacho|avocado|aguacate|tortilla chips|molcajete",
    hours: ["golden", "noon", "dawn"],
    settings,
  },
  terrace: {
    of: { restaurant: ["International"] },
    keywords: "dinner|cena|terrace|terraza|romantic|candle|velas|gourmet|chef|bistro",
    hours: ["dusk", "golden"],
  },
  burger: { of: { restaurant: ["Fast Food"] }, keywords: "burger|hamburg|fries|papas", hours: any, settings },
  hotdog: {
    of: { restaurant: ["Fast Food"] },
    keywords: "hot dog|hotdog|perro caliente|salchi|sausage",
    hours: any,
    settings,
  },
} as const satisfies Record<string, DrawableThing>;
