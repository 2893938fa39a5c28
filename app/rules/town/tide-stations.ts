// Written by scripts/tide-stations.ts from @neaps/tide-database 0.10.20260924. Public domain: the constants and
// corrections that NOAA's Center for Operational Oceanographic Products and Services publishes.

/** Metres and degrees; mean sea level over mean lower low water. */
export const balboa = {
  station: "9812501",
  source: "https://tidesandcurrents.noaa.gov/stationhome.html?id=9812501",
  name: "Balboa",
  latitude: 8.967,
  longitude: -79.567,
  meanSeaLevel: 2.569,
  constituents: [
    { name: "M2", amplitude: 1.906, phase: 248.2 },
    { name: "S2", amplitude: 0.511, phase: 304.7 },
    { name: "N2", amplitude: 0.401, phase: 216.6 },
    { name: "K1", amplitude: 0.141, phase: 62.2 },
    { name: "M4", amplitude: 0.069, phase: 321.5 },
    { name: "O1", amplitude: 0.04, phase: 74 },
    { name: "M6", amplitude: 0.01, phase: 52.4 },
    { name: "MK3", amplitude: 0, phase: 0 },
    { name: "S4", amplitude: 0.025, phase: 45.4 },
    { name: "MN4", amplitude: 0, phase: 0 },
    { name: "NU2", amplitude: 0.074, phase: 217.9 },
    { name: "S6", amplitude: 0, phase: 0 },
    { name: "MU2", amplitude: 0.066, phase: 194.7 },
    { name: "2N2", amplitude: 0.053, phase: 185.1 },
    { name: "OO1", amplitude: 0, phase: 0 },
    { name: "LAM2", amplitude: 0.012, phase: 252.3 },
    { name: "S1", amplitude: 0.009, phase: 132.8 },
    { name: "M1", amplitude: 0, phase: 0 },
    { name: "J1", amplitude: 0, phase: 0 },
    { name: "MM", amplitude: 0, phase: 0 },
    { name: "SSA", amplitude: 0.069, phase: 134.3 },
    { name: "SA", amplitude: 0.128, phase: 169.8 },
    { name: "MSF", amplitude: 0, phase: 0 },
    { name: "MF", amplitude: 0, phase: 0 },
    { name: "RHO", amplitude: 0, phase: 0 },
    { name: "Q1", amplitude: 0.008, phase: 80 },
    { name: "T2", amplitude: 0.03, phase: 304.8 },
    { name: "R2", amplitude: 0.004, phase: 304.7 },
    { name: "2Q1", amplitude: 0, phase: 0 },
    { name: "P1", amplitude: 0.043, phase: 62.8 },
    { name: "2SM2", amplitude: 0, phase: 0 },
    { name: "M3", amplitude: 0.012, phase: 12.3 },
    { name: "L2", amplitude: 0.045, phase: 267.1 },
    { name: "2MK3", amplitude: 0, phase: 0 },
    { name: "K2", amplitude: 0.127, phase: 300.3 },
    { name: "M8", amplitude: 0, phase: 0 },
    { name: "MS4", amplitude: 0.035, phase: 13.6 },
  ],
};

/** What NOAA adds to the times of Balboa, in minutes, and by what it multiplies its heights. */
export const puntaMala = {
  station: "TWC0329",
  source: "https://tidesandcurrents.noaa.gov/stationhome.html?id=TWC0329",
  name: "Punta Mala",
  latitude: 7.467,
  longitude: -80,
  minutes: { high: 3, low: -12 },
  ratio: { high: 0.64, low: 0.63 },
} as const;

export const islaCebaco = {
  station: "TWC0331",
  source: "https://tidesandcurrents.noaa.gov/stationhome.html?id=TWC0331",
  name: "Isla Cebaco",
  latitude: 7.517,
  longitude: -81.217,
  minutes: { high: -6, low: -5 },
  ratio: { high: 0.65, low: 0.63 },
} as const;
