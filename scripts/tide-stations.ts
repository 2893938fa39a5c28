// Writes app/rules/town/tide-stations.ts from the tide database: `npx tsx scripts/tide-stations.ts`.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stationsById } from "@neaps/tide-database";

const target = "app/rules/town/tide-stations.ts";
const { version } = JSON.parse(readFileSync("node_modules/@neaps/tide-database/package.json", "utf8"));

/** The database has single precision; NOAA publishes three decimals. */
const published = (value: number) => Number(value.toFixed(3));

export function tideConstants(): string {
  const balboa = found("noaa/9812501");
  const { MSL, MLLW } = balboa.datums ?? {};
  const constituents = balboa.harmonic_constituents.map(({ name, amplitude, phase }) => ({
    name,
    amplitude: published(amplitude),
    phase: published(phase),
  }));
  const reference = {
    ...aboutStation(balboa),
    meanSeaLevel: published(Number(MSL) - Number(MLLW)),
    constituents,
  };
  return `// Written by scripts/tide-stations.ts from @neaps/tide-database ${version}. Public domain: the constants and
// corrections that NOAA's Center for Operational Oceanographic Products and Services publishes.

/** Metres and degrees; mean sea level over mean lower low water. */
export const balboa = ${JSON.stringify(reference)};

/** What NOAA adds to the times of Balboa, in minutes, and by what it multiplies its heights. */
export const puntaMala = ${JSON.stringify(subordinate("noaa/TWC0329"))} as const;

export const islaCebaco = ${JSON.stringify(subordinate("noaa/TWC0331"))} as const;
`;
}

function found(id: string) {
  const station = stationsById.get(id);
  if (!station) throw new Error(`no station ${id}`);
  return station;
}

function aboutStation(station: ReturnType<typeof found>) {
  const { source, name, latitude, longitude } = station;
  return {
    station: source.id,
    source: source.url,
    name,
    latitude: published(latitude),
    longitude: published(longitude),
  };
}

function subordinate(id: string) {
  const station = found(id);
  const { time, height } = station.offsets ?? {};
  if (!time || !height || station.offsets?.reference !== "noaa/9812501")
    throw new Error(`${id} does not follow Balboa`);
  return {
    ...aboutStation(station),
    minutes: { high: time.high, low: time.low },
    ratio: { high: published(height.high), low: published(height.low) },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target, tideConstants());
  execFileSync("biome", ["format", "--write", target], { stdio: "inherit" });
}
