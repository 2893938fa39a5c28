import { type Certainty, certainties, type Range } from "./certainty";
import { distances } from "./distances";
import { driveMinutes, goodDay, type RoadLeg, roadLegs, sideRoads, type Town } from "./road";
import { type Season, seasons } from "./seasons";

/** `share`: how many of all, in words. */
export type Unit = "months" | "minutes" | "km" | "feet" | "share";
export type Fact = { unit: Unit; amount: Range; certainty: Certainty };
export const shares = ["few", "some", "most"] as const;

/** Facts mentioned on more than one page; admins may correct them. */
export type TownFacts = ReadonlyMap<string, Fact>;

/** The two facts of a leg, named after its end: "driveLasTablas". */
export function factsOfLeg(to: Town): { drive: string; road: string } {
  const name = to.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { drive: `drive${name}`, road: `road${name}` };
}

const legFacts = roadLegs.flatMap(({ to, minutes, km, certainty }): [string, Fact][] => [
  [factsOfLeg(to).drive, { unit: "minutes", amount: minutes, certainty }],
  [factsOfLeg(to).road, { unit: "km", amount: [km, km], certainty: "low" }],
]);
const seasonFacts = Object.entries(seasons).map(([name, { months, certainty }]): [string, Fact] => [
  `${name}Months`,
  { unit: "months", amount: months, certainty },
]);

export const builtInFacts: TownFacts = new Map<string, Fact>([
  ...legFacts,
  ["goodDay", { unit: "minutes", amount: goodDay.minutes, certainty: goodDay.certainty }],
  ["driveVenao", { unit: "minutes", amount: sideRoads.venao.minutes, certainty: sideRoads.venao.certainty }],
  ...seasonFacts,
  ["waveHeight", { unit: "feet", amount: [3, 8], certainty: "medium" }],
  ...Object.entries(distances).map(([name, { km, certainty }]): [string, Fact] => [
    `${name}Distance`,
    { unit: "km", amount: [km, km], certainty },
  ]),
  ["cardPlaces", { unit: "share", amount: [1, 1], certainty: "low" }],
]);

export function monthsOf(facts: TownFacts, season: Season): Range {
  return (facts.get(`${season}Months`) ?? { amount: seasons[season].months }).amount;
}

/** With corrections. */
export function legsIn(facts: TownFacts): RoadLeg[] {
  return roadLegs.map((leg) => {
    const names = factsOfLeg(leg.to);
    const [drive, road] = [facts.get(names.drive), facts.get(names.road)];
    return {
      ...leg,
      ...(drive && { minutes: drive.amount, certainty: drive.certainty }),
      km: road?.amount[0] ?? leg.km,
    };
  });
}

export const driveBetween = (facts: TownFacts, from: Town, to: Town) => driveMinutes(from, to, legsIn(facts));

/** As typed and stored: "7-12", "45", "some". */
export function amountText({ unit, amount: [least, most] }: Fact): string {
  if (unit === "share") return shares[least] ?? "";
  return least === most ? `${least}` : `${least}-${most}`;
}

const most: Record<Exclude<Unit, "share">, number> = { months: 12.5, minutes: 24 * 60, km: 2000, feet: 60 };

/** Null where it isn't an amount of this unit. */
export function readAmount(unit: Unit, text: string): Range | null {
  if (unit === "share") {
    const share = (shares as readonly string[]).indexOf(text.trim());
    return share < 0 ? null : [share, share];
  }
  const [, first, last = first] =
    text.trim().match(/^(\d{1,4}(?:\.5)?)(?:\s?[-–]\s?(\d{1,4}(?:\.5)?))?$/) ?? [];
  const range: Range = [Number(first), Number(last)];
  const isOfUnit = range.every((one) => one >= 1 && one <= most[unit]);
  return isOfUnit && (unit === "months" || range[0] <= range[1]) ? range : null;
}

export function isAmountOf(id: string, text: string): boolean {
  const fact = builtInFacts.get(id);
  return fact !== undefined && readAmount(fact.unit, text) !== null;
}

/** Built-in facts with the admins' corrections; invalid ones are ignored. */
export function factsUnder(stored: unknown): TownFacts {
  const rows = typeof stored === "object" && stored !== null && "facts" in stored ? stored.facts : null;
  const known = Array.isArray(rows) ? rows.filter((row) => typeof row === "object" && row !== null) : [];
  const corrected = known.flatMap(({ id, amount, certainty }): [string, Fact][] => {
    const fact = builtInFacts.get(String(id));
    if (!fact) return [];
    const range = typeof amount === "string" ? readAmount(fact.unit, amount) : null;
    const sure = certainties.find((one) => one === certainty);
    return [[String(id), { ...fact, amount: range ?? fact.amount, certainty: sure ?? fact.certainty }]];
  });
  return corrected.length === 0 ? builtInFacts : new Map([...builtInFacts, ...corrected]);
}
