import { capitalAirport } from "../town/country";

const who = "i|we|you|one|my|our|kids|children|dogs|people";
const beforeMonth = "in|of|from|to|until|through|early|mid|late|april";
const bankCards = "visa|mastercard|amex|american express";
const phones = "celular|telefono|movil|cellphone|cell phone|mobile phone|phone|mobile";

/** Wordings of folded questions, and the plainer one that each is read as. */
const wordings = [
  // Elsewhere "como" means "how".
  ["donde (?:(?:como|desayuno|almuerzo)|se (?:come|desayuna|almuerza))", "donde comer"],
  ["donde (?:ceno|cenamos|se cena)", "donde cenar"],
  ["(?:an? |the )?(?:places?|spots?|somewhere|anywhere) to (?=\\w)", ""],
  ["(?:un |el )?(?:lugar(?:es)?|sitios?) (?:para|donde) (?=\\w)", ""],
  // Not the month.
  [`(?<!\\b(?:${beforeMonth}) )may (?=(?:${who})\\b)`, "can "],
  ["(?:am i|are we|is it) (?:allowed|permitted|ok|okay)(?: to)?", "can i"],
  [capitalAirport.code.toLowerCase(), capitalAirport.name.toLowerCase()],
  [
    "(?:where (?:can (?:i|we)|(?:should|do) (?:i|we)|to) )?(?:go|going) out (?:tonight|at night)|(?:a )?donde (?:salir|salgo|salimos|puedo salir) (?:esta noche|de noche|en la noche)",
    "tonight",
  ],
  [
    "(?:anything|something) (?:happening|going on|on)(?= (?:tonight|today|tomorrow|this|on)\\b)",
    "what is on",
  ],
  ["(?:bands?|music|djs?) playing", "live music"],
  ["calm(?:er)? (?:water|sea)|(?:agua|mar) (?:calma|calmo|tranquil[ao])", "swim"],
  [
    "(?<!avion )(?:pasajes?|boletos?)(?= (?:a|de|desde|hasta|para)\\b)(?! de avion)|(?:pasajes?|boletos?)$",
    "bus",
  ],
  ["beach walk(?= (?:at|around|before|after|today|tomorrow|tonight|on|this)\\b)", "walk on the beach"],
  [
    `(?:take|takes|accept|accepts|pay with|pay by|pay in|acepta|aceptan|toman|pagar con) (?:a |my |mi )?(?:${bankCards})(?: cards?)?`,
    "card",
  ],
  ["pay (?:by|with) (?:a |my )?(?:credit |debit |bank )?cards?|pagar con (?:la |mi )?tarjetas?", "card"],
  [
    "(?:do )?(?:the )?(?:places|restaurants|shops|hotels) (?:take|accept) (?:credit |debit )?cards?(?: or do (?:i|we) need cash)?",
    "card",
  ],
  [`(?:${bankCards}) cards?|tarjetas? (?:${bankCards})|mastercard`, "card"],
  [
    "how (?:do|can|should|does|would) (?:i|we|you|one) pay(?: here| there| for things)?$|como (?:se paga|pago|pagamos|puedo pagar)(?: aqui| alla)?$",
    "card",
  ],
  [
    `(?:${phones}) (?:work|works|working|sirve|funciona)|(?:funcionan?|sirven?|agarran?) (?:el |los |mi |la )?(?:${phones}|celulares)`,
    "signal",
  ],
].map(([said, means]) => [new RegExp(`\\b(?:${said})\\b`, "g"), means ?? ""] as const);

export function inPlainWords(folded: string): string {
  const plain = folded.replace(/[¿?¡!.\s]+$/, "");
  return wordings.reduce((text, [said, means]) => text.replace(said, means), plain);
}

const asksFirst =
  "do|does|is|are|can|may|what|where|when|how|which|who|should|qu[eé]|d[oó]nde|cu[aá]ndo|c[oó]mo|cu[aá]nto|cu[aá]l|hay|puedo|necesito|se puede";
const between = new RegExp(`[;?!¿¡]+|\\s(?:and|y)\\s(?=(?:${asksFirst})\\s)`, "i");

/** The questions in one search: "can I camp; is there wifi?". */
export function questionsIn(text: string): string[] {
  return text
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean);
}
