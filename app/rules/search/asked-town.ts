import { foldText } from "../site/fold-text";
import { otherCities } from "../town/country";
import { roadLegs, type Town, towns } from "../town/road";
import type { Query, Term } from "./query";

/** A town of the road, or the name of a city beyond it. */
export type AskedTown = { town: Town } | { city: string };

const capital = "(?:panama city|ciudad de panama|(?:la|the) capital)";
const onRoad = roadLegs.map(({ from }): [AskedTown, string] => {
  const known = towns[from];
  return [{ town: from }, "name" in known ? foldText(known.name) : capital];
});
const beyond = otherCities.map((city): [AskedTown, string] => [{ city }, foldText(city)]);
const patterns = [...onRoad, ...beyond].map(
  ([asked, name]) => [asked, new RegExp(String.raw`\b${name}\b`)] as const,
);

export const namesTown = (folded: string) => patterns.some(([, name]) => name.test(folded));

/** Words that may accompany a town without changing what is asked. */
const along = new Set(
  (
    "by way road route trip travel drive driving car distance km kilometers kilometres hours minutes back town city capital " +
    "bus buses chiva chivas autobus autobuses last ultimo ultima first primer primero leave leaves sale salen " +
    "camino carretera ruta viaje viajar manejar carro auto distancia kilometros horas minutos regreso vuelta pueblo ciudad"
  ).split(" "),
);

/** The town a search asks the way to, if it asks for nothing else. */
export function askedTown({ text }: Pick<Query, "text">, terms: readonly Term[]): AskedTown | null {
  const folded = foldText(text);
  const found = patterns.flatMap(([asked, name]) => {
    const named = name.exec(folded)?.[0].split(" ");
    return named ? [{ asked, named }] : [];
  });
  const named = found.flatMap((one) => one.named);
  const isAll = terms.every(({ typed }) => along.has(typed) || named.includes(typed));
  return isAll ? (found[0]?.asked ?? null) : null;
}
