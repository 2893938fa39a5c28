import type { Certainty } from "./certainty";

/** From the town, along the coast. */
export const distances = {
  /** The boundary of the national park, on a track for the dry season. */
  cerroHoya: { km: 22, certainty: "medium" },
  /** The place that the tides are computed for. */
  puntaMala: { km: 60, certainty: "high" },
} as const satisfies { [place: string]: { km: number; certainty: Certainty } };
