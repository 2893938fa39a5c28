import { formatDay } from "../../app/rules/time/days";
import { localDay } from "../../app/rules/time/panama-time";

/** Hours and prices of the demonstration: they say so themselves, and one ride is left that nobody has asked about. */
const rides = [
  {
    id: "coach",
    en: "Demonstration: Albrook to Las Tablas",
    es: "Demostración: de Albrook a Las Tablas",
    departures: "Hourly from 5 AM to 6 PM\nHolidays: 6 AM, 8 AM, 10 AM",
    departuresBack: "Hourly from 4 AM to 5 PM\nHolidays: 6 AM, 10 AM, 2 PM",
    range: "$10 to $12",
  },
  {
    id: "local-bus",
    en: "Demonstration: Las Tablas to Tonosí",
    es: "Demostración: de Las Tablas a Tonosí",
    departures: "8 AM, 10 AM, then hourly to 5 PM\nSun: 8 AM, 11 AM, 2 PM",
    departuresBack: "6 AM, 7 AM, then hourly to 3 PM\nSun: 7 AM, 10 AM, 1 PM",
    range: "$4",
  },
  {
    id: "last-bus",
    en: "Demonstration: Tonosí to Cambutal",
    es: "Demostración: de Tonosí a Cambutal",
    departures: "8:30 AM, 12:30 PM, 4 PM\nSun: none",
    departuresBack: "7 AM, 11 AM, 2 PM\nSun: none",
    range: "$2.50",
  },
  {
    id: "taxi",
    en: "Demonstration: taxi from Tonosí",
    es: "Demostración: taxi desde Tonosí",
    range: "$20 to $25",
  },
  {
    id: "transfer",
    en: "Demonstration: transfer to the door",
    es: "Demostración: transporte puerta a puerta",
    range: "$180 to $220",
  },
  { id: "rental" },
];

/** Facts once, in the English row; the Spanish one has words alone. */
export function travelRows(now: Date) {
  const checkedOn = formatDay(localDay(now));
  const row = (language: "en" | "es", costs: object[]) => ({
    id: `transportation-costs-${language}`,
    page_path: language === "en" ? "/transportation" : "/es/transportation",
    section_name: "costs",
    content_data: JSON.stringify({ costs }),
    display_order: 2,
  });
  const facts = rides.map(({ id, en, es: _, ...asked }) =>
    asked.range ? { id, label: en, checkedOn, ...asked } : { id },
  );
  const words = rides.map(({ id, es }) => (es ? { id, label: es } : { id }));
  return [row("en", facts), row("es", words)];
}
