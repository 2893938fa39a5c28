import type { Town } from "./road";

export type Ride = { by: "bus" | "taxi" | "transfer" | "rental"; from: Town; to: Town };

/** Who takes a visitor from where to where, by the ids of their costs; buses in order. */
export const rides = {
  coach: { by: "bus", from: "panama-city", to: "las-tablas" },
  "local-bus": { by: "bus", from: "las-tablas", to: "tonosi" },
  "last-bus": { by: "bus", from: "tonosi", to: "cambutal" },
  taxi: { by: "taxi", from: "tonosi", to: "cambutal" },
  transfer: { by: "transfer", from: "panama-city", to: "cambutal" },
  rental: { by: "rental", from: "panama-city", to: "cambutal" },
} as const satisfies Record<string, Ride>;

export type RideId = keyof typeof rides;

export function rideOf(id: string): Ride | null {
  return Object.hasOwn(rides, id) ? rides[id as RideId] : null;
}

/** It's never dark before this minute of the day. */
export const darkFrom = 18 * 60;
