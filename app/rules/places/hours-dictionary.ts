import type { PartOfDay } from "./typed-ranges";

/** The meaning of words in both languages; days count from Monday, 0. */
export type Meaning =
  | { is: "days"; days: readonly number[] }
  | { is: "part"; part: PartOfDay }
  | { is: "to" | "and" | "closed" | "except" | "all-day" | "rest" | "filler" }
  | { is: "holiday" };

const days = (...days: number[]): Meaning => ({ is: "days", days });
const part = (part: PartOfDay): Meaning => ({ is: "part", part });

const meanings: readonly (readonly [phrases: string, Meaning])[] = [
  ["mon|monday|mondays|lun|lunes", days(0)],
  ["tue|tues|tuesday|tuesdays|mar|martes", days(1)],
  ["wed|weds|wednesday|wednesdays|mie|mier|mierc|miercoles", days(2)],
  ["thu|thur|thurs|thursday|thursdays|jue|juev|jueves", days(3)],
  ["fri|friday|fridays|vie|vier|viernes", days(4)],
  ["sat|saturday|saturdays|sab|sabado|sabados", days(5)],
  ["sun|sunday|sundays|dom|domingo|domingos", days(6)],
  [
    "weekday|weekdays|week days|entre semana|dia de semana|dias de semana|dias de la semana",
    days(0, 1, 2, 3, 4),
  ],
  ["dias laborables|dias habiles", days(0, 1, 2, 3, 4)],
  ["weekend|weekends|week ends|fin de semana|fines de semana|los fines de semana", days(5, 6)],
  [
    "every day|everyday|daily|all days|all week|all week long|seven days|seven days a week",
    days(0, 1, 2, 3, 4, 5, 6),
  ],
  ["todos los dias|cada dia|diario|diariamente|a diario|toda la semana", days(0, 1, 2, 3, 4, 5, 6)],
  ["los siete dias|los siete dias de la semana", days(0, 1, 2, 3, 4, 5, 6)],
  ["rest|the rest|the rest of the week|other days|all other days|otherwise", { is: "rest" }],
  [
    "resto|el resto|el resto de la semana|los demas dias|demas dias|los otros dias|otros dias",
    { is: "rest" },
  ],
  ["closed|closed all day|close|closes|we close|not open|off", { is: "closed" }],
  [
    "cerrado|cerrada|cerrados|cerradas|cerrado todo el dia|cierra|cierran|cerramos|descanso|descansamos|libre",
    { is: "closed" },
  ],
  ["no abre|no abren|no abrimos|no se abre|no atiende|no atendemos|no se atiende", { is: "closed" }],
  ["except|except for|but|but not|excepto|menos|salvo|pero no", { is: "except" }],
  ["all day|all day long|day and night|around the clock|round the clock|always open", { is: "all-day" }],
  ["never close|never closes|todo el dia|dia y noche|siempre abierto|siempre abierta", { is: "all-day" }],
  ["siempre abrimos|abierto siempre|abierta siempre|nunca cierra|nunca cerramos", { is: "all-day" }],
  ["a toda hora|a todas horas|at all hours|at any hour|any time|anytime", { is: "all-day" }],
  [
    "holiday|holidays|public holidays|bank holidays|feriado|feriados|dias feriados|festivos",
    { is: "holiday" },
  ],
  ["breakfast|breakfasts|brunch|morning|mornings|desayuno|desayunos|manana|mananas", part("morning")],
  ["lunch|lunches|almuerzo|almuerzos", part("noon")],
  ["dinner|dinners|supper|evening|evenings|night|nights|afternoon|afternoons", part("evening")],
  ["cena|cenas|noche|noches|tarde|tardes", part("evening")],
  ["to|until|till|til|thru|through|a|al|hasta", { is: "to" }],
  ["and|y|e", { is: "and" }],
  ["from|at|on|in|the|we|are|is|every|each|all|open|opens|opening|hours|hour|hrs|day|days", { is: "filler" }],
  ["only|just|also|kitchen|de|del|desde|en|por|la|las|los|el|es|son|estamos|cada|dia|dias", { is: "filler" }],
  [
    "abierto|abierta|abiertos|abiertas|abrimos|abre|abren|atendemos|atencion|horario|horarios",
    { is: "filler" },
  ],
  [
    "a partir de|hora|horas|solo|solamente|unicamente|tambien|cocina|corrido|jornada continua",
    { is: "filler" },
  ],
  ["year round|all year|all year round|todo el ano|durante todo el ano", { is: "filler" }],
  ["including holidays|holidays included|incluyendo feriados|incluso feriados", { is: "filler" }],
  ["incluidos feriados|incluidos los feriados|incluyendo los feriados|feriados incluidos", { is: "filler" }],
];

const dictionary = new Map(
  meanings.flatMap(([phrases, meaning]) => phrases.split("|").map((phrase) => [phrase, meaning] as const)),
);
const longestPhrase = 5;

/** The longest phrase at the start of these words. */
export function meaningOf(words: readonly string[]): { count: number; meaning: Meaning } | null {
  for (let count = Math.min(words.length, longestPhrase); count > 0; count -= 1) {
    const meaning = dictionary.get(words.slice(0, count).join(" "));
    if (meaning) return { count, meaning };
  }
  return null;
}
