import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Mood = "well" | "failing" | "nonsense" | "endless" | "no wind";
/** A row's values after its time: height, period and direction, or the wind's two parts. */
type Sea = { waves: number[]; wind: number[] };

const hour = 3_600_000;

/**
 * A stand-in for NOAA's ERDDAP with its documented format: every third hour from the requested one, with the dataset's
 * variables after the grid's columns.
 */
export async function openForecastService(sea: Sea = { waves: [1.4, 15, 202], wind: [-2, 3] }) {
  const asked: string[] = [];
  let mood: Mood = "well";
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "");
    asked.push(path);
    const isWind = path.includes("NCEP_Global_Best");
    if (mood === "failing" || (mood === "no wind" && isWind)) {
      response.writeHead(503).end("Service Unavailable");
      return;
    }
    response.writeHead(200, { "Content-Type": "application/json;charset=UTF-8" });
    if (mood === "nonsense") response.end('{"table":{"columnNames":["time"],"rows":[[null]]}}');
    else if (mood === "endless") response.end(`"${"x".repeat(2_000_000)}"`);
    else response.end(JSON.stringify(isWind ? windTable(path, sea.wind) : wavesTable(path, sea.waves)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/erddap/griddap`,
    asked,
    become(other: Mood) {
      mood = other;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function wavesTable(path: string, values: number[]) {
  return {
    table: {
      columnNames: ["time", "depth", "latitude", "longitude", "Thgt", "Tper", "Tdir"],
      columnTypes: ["String", "float", "float", "float", "float", "float", "float"],
      columnUnits: ["UTC", "m", "degrees_north", "degrees_east", "meters", "second", "degrees"],
      rows: times(path).map((time) => [time, 0, 7, 279.5, ...values]),
    },
  };
}

function windTable(path: string, values: number[]) {
  return {
    table: {
      columnNames: ["time", "latitude", "longitude", "ugrd10m", "vgrd10m"],
      columnTypes: ["String", "float", "float", "float", "float"],
      columnUnits: ["UTC", "degrees_north", "degrees_east", "m s-1", "m s-1"],
      rows: times(path).map((time) => [time, 7, 279.5, ...values]),
    },
  };
}

/** A week from the requested hour. */
function times(path: string): string[] {
  const from = Date.parse(path.match(/\[\((.+?)\):3:/)?.[1] ?? "");
  return Array.from({ length: 57 }, (_, index) =>
    new Date(from + index * 3 * hour).toISOString().replace(".000", ""),
  );
}
