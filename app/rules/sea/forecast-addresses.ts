import { seaGridPoint } from "../town/town";

/** NOAA's longitudes go from 0 to 360. */
const point = `[(${seaGridPoint.latitude.toFixed(1)})][(${(seaGridPoint.longitude + 360).toFixed(1)})]`;
const everyThreeHours = 3;

const wavesDataset = "NWW3_Global_Best";
const windDataset = "NCEP_Global_Best";

/** WaveWatch III: significant height, peak period, and the direction waves come from. */
export function wavesAddress(service: string, now: number): string {
  const at = `${hours(now)}[(0.0)]${point}`;
  return addressOf(
    service,
    wavesDataset,
    ["Thgt", "Tper", "Tdir"].map((name) => name + at),
  );
}

/** GFS: wind at ten metres, as eastward and northward parts. */
export function windAddress(service: string, now: number): string {
  return addressOf(
    service,
    windDataset,
    ["ugrd10m", "vgrd10m"].map((name) => name + hours(now) + point),
  );
}

function hours(now: number): string {
  const step = everyThreeHours * 3_600_000;
  const from = new Date(Math.floor(now / step) * step).toISOString().replace(".000", "");
  // Up to the last hour there is: a later time would be refused.
  return `[(${from}):${everyThreeHours}:(last)]`;
}

function addressOf(service: string, dataset: string, variables: string[]): string {
  return `${service.replace(/\/$/, "")}/${dataset}.json?${encodeURIComponent(variables.join(","))}`;
}
