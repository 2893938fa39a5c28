import type { ServiceView } from "./services";

/** The numbers that do not dial yet; one that several services name is one. */
export function unfilledNumbers(services: readonly ServiceView[]): number {
  const waiting = services.flatMap(({ emergencyNumbers }) => emergencyNumbers.filter(({ call }) => !call));
  return new Set(waiting.map(({ id }) => id)).size;
}

/** The houses that help and cannot be called or found yet. */
export function unfilledFacilities(services: readonly ServiceView[]): number {
  const all = services.flatMap(({ facilities }) => facilities);
  return all.filter(({ call, address }) => !call || !address).length;
}
