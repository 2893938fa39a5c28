import { foldText } from "../site/fold-text";
import { shortTownName } from "../town/town";
import { namesTown } from "./asked-town";
import { wordsOf } from "./document";

/** Where a walk begins or ends: words of a place, the middle of the village, or the beach. */
export type WalkEnd = { words: string } | "middle" | "beach";
export type AskedWalk = readonly [WalkEnd, WalkEnd];

const ofWalk =
  /^(?:from|between|de|desde|entre) |\b(?:far|walk|walking|on foot|distance|minutes|how long|how close|lejos|a pie|caminar|caminando|distancia|minutos|cuanto (?:se )?(?:hay|queda|esta|tarda|toma))\b/;
const byWheels =
  /\b(?:bus|buses|taxi|car|carro|auto|drive|driving|manejar|manejando|km|kilometers|kilometros)\b/;
const saysNothing =
  /(?:^| )(?:on foot|by foot|walking|a pie|caminando|please|por favor|in minutes|en minutos)(?= |$)/g;

/** With both ends, else with the one that is asked the way to. */
const patterns = [
  /\bwalk(?:ing)? (?!from |to )(?<one>.+?) to (?<other>.+)$/,
  /\b(?:from|between) (?<one>.+?) (?:to|and) (?<other>.+)$/,
  /\bhow (?:far|close|long)(?: away)? (?:is|are) (?<one>.+) (?:from|to) (?<other>.+)$/,
  /\b(?:de|del|desde|entre) (?<one>.+?) (?:a|al|hasta|y) (?<other>.+)$/,
  /\b(?:lejos|cuanto|distancia) (?:esta |queda |hay |de )*(?<one>.+) (?:del|de (?:la|el|los|las)) (?<other>.+)$/,
  /\bto (?<other>.+) from (?<one>.+)$/,
  /\b(?:how (?:far|close)|walk to|lejos|a cuanto) (?:esta |queda |is |from |de )?(?<one>.+)$/,
  /^(?<one>.+?) (?:to|a|al|hasta) (?<other>.+)$/,
];

const home = foldText(shortTownName);
const fillers = new Set("the a la el los las de del of main central it is".split(" "));
const ends = {
  middle: new Set(
    `plaza square parque park center centre centro town village pueblo playa ${home}`.split(" "),
  ),
  beach: new Set("beach playa sea mar sand arena shore orilla".split(" ")),
};

/** The ends of a walk that a query asks for; without a second one it's from the middle of the village. */
export function askedWalk(text: string): AskedWalk | null {
  const typed = wordsOf(text).join(" ");
  if (!ofWalk.test(typed) || byWheels.test(typed) || namesTown(typed)) return null;
  const said = typed.replace(saysNothing, "").trim();
  const found = patterns.map((pattern) => pattern.exec(said)?.groups).find((groups) => groups !== undefined);
  if (!found) return null;
  const [one, other] = [endOf(found.one), endOf(found.other)];
  return one && other && one !== other ? [one, other] : null;
}

/** The words of the ends that are places of their own. */
export function namedEnds(walk: AskedWalk | null | undefined): string[] {
  return (walk ?? []).flatMap((end) => (typeof end === "string" ? [] : [end.words]));
}

function endOf(said: string | undefined): WalkEnd | null {
  if (said === undefined) return "middle";
  const telling = said.split(" ").filter((word) => word && !fillers.has(word));
  if (telling.length === 0) return null;
  const isAll = (known: ReadonlySet<string>) => telling.every((word) => known.has(word));
  if (isAll(ends.beach)) return "beach";
  return isAll(ends.middle) ? "middle" : { words: said };
}
