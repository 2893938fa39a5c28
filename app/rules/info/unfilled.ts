import type { ServiceView } from "./services";

/** Numbers that don't dial yet; one used by several services counts once. */
export function unfilledNumbers(services: readonly ServiceView[]): number {
  const waiting = services.flatMap(({ emergencyNumbers }) => emergencyNumbers.filter(({ call }) => !call));
  return new Set(waiting.map(({ id }) => id)).size;
}

/** Buildings that can't be called or found yet. */
export function unfilledFacilities(services: readonly ServiceView[]): number {
  const all = services.flatMap(({ facilities }) => facilities);
  return all.filter(({ call, address }) => !call || !address).length;
}
