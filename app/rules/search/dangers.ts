import type { FirstAidPart } from "../info/first-aid";

/**
 * Folded words people type in an emergency, by part of the first aid. Words after the bar only count together with one
 * before it: "dog" alone is no emergency, a dog's bite is.
 */
export const dangers: Readonly<Record<FirstAidPart, string>> = {
  stingray:
    "stingray stingrays ray rays raya rayas mantarraya mantarrayas sting stings stung picadura picaduras | foot pie pico",
  jellyfish:
    "jellyfish jelly medusa medusas aguamala aguamalas aguaviva aguavivas sting stings stung picadura picaduras | pico",
  snake:
    "snake snakes snakebite viper vipers culebra culebras serpiente serpientes vibora viboras | bite bitten mordida mordedura",
  scorpion:
    "scorpion scorpions alacran alacranes escorpion escorpiones sting stings stung picadura picaduras | pico",
  bite:
    "bite bites bit bitten mordida mordidas mordio mordedura mordeduras bat bats murcielago murcielagos rabies rabia " +
    "| dog dogs perro perros cat gato monkey mono",
  cut: "cut cuts bleeding blood wound wounds cortada cortadas sangre sangrado sangra herida heridas herido wounded | deep",
  reef: "cut cuts wound cortada cortadas herida | reef coral rock rocks arrecife piedra piedras roca rocas erizo urchin",
  current: "current currents rip riptide corriente corrientes | swept pulled arrastra lleva",
  drowning: "drowning drowned drown ahogado ahogada ahogando ahoga ahogo ahogamiento cpr rcp | child nino",
  heat: "heatstroke sunstroke heat insolacion insolado calor dehydration dehydrated deshidratacion fainted desmayo | sun stroke",
  diving:
    "bends decompression descompresion accident accidente | diving dive diver scuba buceo buceando buzo buceador",
  accident:
    "accident accidents crash crashed accidente accidentes choque choco atropellado collision colision | car carro road moto",
  earthquake:
    "earthquake earthquakes quake tsunami tsunamis terremoto terremotos sismo temblor temblores maremoto",
  water: "diarrhea diarrhoea diarrea vomiting vomito vomitos intoxicacion | water agua food comida",
  lost: "lost missing perdido perdida perdidos perdi desaparecido desaparecida extraviado | person hiker child persona nino",
};

/** Emergencies without a first aid part; for these the phone numbers are shown. */
const others =
  "crocodile crocodiles cocodrilo cocodrilos poison poisoned veneno envenenado seizure injury injured hurt fracture broken fractura infarto";

const split = (words = "") => words.trim().split(/\s+/).filter(Boolean);
const parts = Object.entries(dangers).map(([part, words]) => {
  const [happened, beside] = words.split("|");
  return { part: part as FirstAidPart, happened: new Set(split(happened)), beside: new Set(split(beside)) };
});
const otherDangers = new Set(split(others));

/** The words that count on their own. */
export const dangerWords: readonly string[] = [
  ...new Set([...parts.flatMap(({ happened }) => [...happened]), ...otherDangers]),
];
const known = new Set(dangerWords);

export function isDanger(word: string): boolean {
  return known.has(word);
}

/** Best match first. */
export function dangersOf(words: readonly string[]): FirstAidPart[] {
  return parts
    .map(({ part, happened, beside }) => {
      const said = words.filter((word) => happened.has(word)).length;
      return { part, score: said && said * 2 + words.filter((word) => beside.has(word)).length };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ part }) => part);
}
