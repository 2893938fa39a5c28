import type { Certainty, Range } from "./certainty";

/** Towns along the way. Only the capital's name is translated. */
export const towns = {
  "panama-city": { latitude: 8.98, longitude: -79.52 },
  divisa: { name: "Divisa", latitude: 8.13, longitude: -80.7 },
  chitre: { name: "Chitré", latitude: 7.97, longitude: -80.43 },
  "las-tablas": { name: "Las Tablas", latitude: 7.77, longitude: -80.28 },
  macaracas: { name: "Macaracas", latitude: 7.73, longitude: -80.55 },
  pedasi: { name: "Pedasí", latitude: 7.53, longitude: -80.03 },
  venao: { name: "Venao", latitude: 7.43, longitude: -80.19 },
  tonosi: { name: "Tonosí", latitude: 7.4, longitude: -80.44 },
  cambutal: { name: "Cambutal", latitude: 7.28, longitude: -80.52 },
} as const;

export type Town = keyof typeof towns;

/** Driving time without stops. */
export type RoadLeg = { from: Town; to: Town; minutes: Range; km: number; certainty: Certainty };

/** The usual road, each leg named after its end. */
export const roadLegs = [
  { from: "panama-city", to: "divisa", minutes: [180, 180], km: 215, certainty: "low" },
  { from: "divisa", to: "chitre", minutes: [35, 35], km: 37, certainty: "low" },
  { from: "chitre", to: "las-tablas", minutes: [35, 35], km: 30, certainty: "low" },
  // An older guidebook's bus time, and the distance at the limit of 60 for cars.
  { from: "las-tablas", to: "tonosi", minutes: [80, 80], km: 78, certainty: "low" },
  // Sources disagree.
  { from: "tonosi", to: "cambutal", minutes: [20, 45], km: 16, certainty: "medium" },
] as const satisfies readonly RoadLeg[];

/** The whole way without traffic or stops. */
export const goodDay = { minutes: [240, 300], certainty: "medium" } as const;

/** Other roads, by where they begin. */
export const sideRoads = { venao: { minutes: [45, 60], certainty: "low" } } as const;

/** Driving between two towns: the sum of the legs, without stops, the same both ways. */
export function driveMinutes(from: Town, to: Town, legs: readonly RoadLeg[] = roadLegs): Range {
  const stops = [legs[0]?.from, ...legs.map((leg) => leg.to)];
  const [first = 0, last = 0] = [stops.indexOf(from), stops.indexOf(to)].sort((a, b) => a - b);
  if (first < 0) throw new Error(`not on the road: ${from}, ${to}`);
  const driven = legs.slice(first, last);
  const sum = (end: 0 | 1) => driven.reduce((total, { minutes }) => total + minutes[end], 0);
  return [sum(0), sum(1)];
}
