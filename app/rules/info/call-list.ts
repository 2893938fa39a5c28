import { dialLink, type NationalNumber, nationalNumbers } from "./emergency-numbers";
import type { NumberView, ServiceView } from "./services";

export type Callable = Pick<NumberView, "id" | "name" | "number" | "call">;

const mostNumbers = 4;

/** The emergency service's dialable numbers; without any, the national ones. */
export function callList(
  services: readonly ServiceView[],
  names: Record<NationalNumber, string>,
): Callable[] {
  const emergency = services.find(({ id }) => id === "emergency");
  const numbers = emergency?.emergencyNumbers.filter(({ call }) => call) ?? [];
  const listed = numbers.length > 0 ? numbers : nationalList(names);
  return listed.slice(0, mostNumbers).map(({ id, name, number, call }) => ({ id, name, number, call }));
}

/** From code alone, for error pages while the database is away. */
export function nationalList(names: Record<NationalNumber, string>): Callable[] {
  return Object.entries(nationalNumbers).map(([id, number]) => ({
    id,
    name: { text: names[id as NationalNumber] },
    number,
    call: dialLink(number),
  }));
}
