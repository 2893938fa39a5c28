/** Directions are where waves and wind come from, in degrees from north. */
export type SeaHour = {
  at: number;
  /** Significant height, in metres. */
  height: number;
  /** Seconds from crest to crest. */
  period: number;
  direction: number;
  wind: { knots: number; direction: number } | null;
};

/** ERDDAP's answer. */
type Table = { columnNames: string[]; rows: unknown[][] };

const hour = 3_600_000;
const days = 5;
/** Older forecasts aren't shown. */
export const forecastLasts = 24 * hour;
const knotsInMetrePerSecond = 1.943_84;

/** Five days; empty for an invalid answer. The wind may be missing. */
export function readForecast(waves: unknown, wind: unknown, now: number): SeaHour[] {
  const winds = new Map(rowsOf(wind, ["ugrd10m", "vgrd10m"]).map(({ at, values }) => [at, values]));
  return rowsOf(waves, ["Thgt", "Tper", "Tdir"])
    .filter(({ at }) => at > now - 6 * hour && at < now + days * 24 * hour)
    .flatMap(({ at, values: [height = Number.NaN, period = Number.NaN, direction = Number.NaN] }) => {
      const isSea =
        height > 0 && height < 20 && period > 0 && period < 30 && direction >= 0 && direction <= 360;
      if (!isSea) return [];
      return [
        {
          at,
          height: tenth(height),
          period: tenth(period),
          direction: Math.round(direction) % 360,
          wind: readWind(winds.get(at)),
        },
      ];
    })
    .sort((a, b) => a.at - b.at);
}

function readWind(parts: number[] | undefined): SeaHour["wind"] {
  const [east, north] = parts ?? [];
  if (east === undefined || north === undefined) return null;
  const speed = Math.hypot(east, north);
  if (!(speed < 90)) return null;
  const towards = (Math.atan2(east, north) * 180) / Math.PI;
  return { knots: Math.round(speed * knotsInMetrePerSecond), direction: Math.round(towards + 180) % 360 };
}

/** Rows with the named columns; rows without a readable time are dropped. */
function rowsOf(answer: unknown, columns: string[]): { at: number; values: number[] }[] {
  const table = tableOf(answer);
  if (!table) return [];
  const places = ["time", ...columns].map((name) => table.columnNames.indexOf(name));
  if (places.includes(-1)) return [];
  return table.rows.flatMap((row) => {
    if (!Array.isArray(row)) return [];
    const [time, ...values] = places.map((place) => row[place]);
    const at = Date.parse(String(time));
    return Number.isNaN(at)
      ? []
      : [{ at, values: values.map((value) => (typeof value === "number" ? value : Number.NaN)) }];
  });
}

function tableOf(answer: unknown): Table | null {
  const table = (answer as { table?: Partial<Table> } | null)?.table;
  const isTable = Array.isArray(table?.columnNames) && Array.isArray(table.rows);
  return isTable ? (table as Table) : null;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The nearest hour; null where none is within three hours. */
export function seaHourAt(forecast: readonly SeaHour[], instant: number): SeaHour | null {
  const [nearest] = forecast.toSorted((a, b) => Math.abs(a.at - instant) - Math.abs(b.at - instant));
  return nearest && Math.abs(nearest.at - instant) <= 3 * hour ? nearest : null;
}

const winds = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
type Wind = (typeof winds)[number];

export function windRose(degrees: number): Wind {
  return winds[Math.round(degrees / 45) % 8] ?? "N";
}
