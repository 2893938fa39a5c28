import type { facts as english } from "../en/facts";

export const facts = {
  months: { span: "de {{from}} a {{until}}", one: "en {{from}}", middle: "mediados de {{month}}" },
  time: {
    span: {
      minutes: "de {{least}} a {{most}} minutos",
      hours: "de {{least}} a {{most}} horas",
      both: "de {{least}} a {{most}}",
    },
    one: { minutes: "unos {{least}} minutos", hours: "unas {{least}} horas", both: "cerca de {{least}}" },
  },
  short: {
    span: {
      minutes: "{{least}} a {{most}}\u00a0min",
      hours: "{{least}} a {{most}}\u00a0h",
      both: "{{least}} a {{most}}",
    },
    one: { minutes: "unos {{least}}\u00a0min", hours: "unas {{least}}\u00a0h", both: "cerca de {{least}}" },
  },
  clock: "{{hours}}\u00a0h\u00a0{{minutes}}",
  km: { high: "{{km}}\u00a0km", medium: "unos {{km}}\u00a0km", low: "unos {{km}}\u00a0km" },
  feet: { span: "de {{least}} a {{most}} pies", one: "de {{least}} pies" },
  shares: { few: "pocos lugares", some: "algunos lugares", most: "casi todos los lugares" },
  said: { high: "{{fact}}", medium: "casi siempre {{fact}}", low: "{{fact}}, según dicen" },
  month: {
    dry: "seco",
    drySoon: "seco desde mediados",
    rain: "lluvia",
    rainFirst: "primeras lluvias",
    rainBest: "mucha lluvia",
    swell: "olas",
    swellFirst: "primeras olas",
    swellLast: "últimas olas",
    cool: "mar más fresco",
    whale: "ballenas",
    whaleFirst: "primeras ballenas",
    whaleLast: "últimas ballenas",
    turtle: "tortugas",
    turtleBest: "más tortugas",
  },
} satisfies typeof english;
