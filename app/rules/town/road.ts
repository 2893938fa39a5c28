/** The towns a visitor meets on the way, where they stand. Only the capital has a name in each language. */
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

/** The usual road, from town to town. */
export const roadLegs: readonly (readonly [from: Town, to: Town])[] = [
  ["panama-city", "divisa"],
  ["divisa", "chitre"],
  ["chitre", "las-tablas"],
  ["las-tablas", "tonosi"],
  ["tonosi", "cambutal"],
];
