import type { Certainty } from "./certainty";

/** From the town, along the coast. */
export const distances = {
  /** The national park's boundary, on a dry-season track. */
  cerroHoya: { km: 22, certainty: "medium" },
  /** Where the tides are computed for. */
  puntaMala: { km: 60, certainty: "high" },
} as const satisfies { [place: string]: { km: number; certainty: Certainty } };
