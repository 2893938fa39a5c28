import { describe, expect, test } from "vitest";
import { wavesAddress, windAddress } from "../../../app/rules/sea/forecast-addresses";
import { readForecast, seaHourAt, windRose } from "../../../app/rules/sea/wave-forecast";

const now = Date.parse("2026-11-25T18:40:00Z");
const place = { latitude: 7, longitude: 279.5 };
const waves = (rows: unknown[][]) => ({
  table: {
    columnNames: ["time", "depth", "latitude", "longitude", "Thgt", "Tper", "Tdir"],
    columnTypes: ["String", "float", "float", "float", "float", "float", "float"],
    columnUnits: ["UTC", "m", "degrees_north", "degrees_east", "meters", "seconds", "degrees"],
    rows: rows.map(([time, ...values]) => [time, 0, place.latitude, place.longitude, ...values]),
  },
});
const wind = (rows: unknown[][]) => ({
  table: {
    columnNames: ["time", "latitude", "longitude", "ugrd10m", "vgrd10m"],
    rows: rows.map(([time, ...values]) => [time, place.latitude, place.longitude, ...values]),
  },
});
const six = "2026-11-25T18:00:00Z";

describe("the forecast of the waves", () => {
  test("reads height, period and direction, and the wind of the same hour", () => {
    const read = readForecast(waves([[six, 1.234, 14.04, 201.6]]), wind([[six, -3, 4]]), now);
    expect(read).toEqual([
      { at: Date.parse(six), height: 1.2, period: 14, direction: 202, wind: { knots: 10, direction: 143 } },
    ]);
  });

  test("has the direction the wind comes from", () => {
    const from = (east: number, north: number) =>
      readForecast(waves([[six, 1, 10, 200]]), wind([[six, east, north]]), now)[0]?.wind?.direction;
    expect([from(0, -5), from(-5, 0), from(0, 5), from(5, 0)]).toEqual([0, 90, 180, 270]);
  });

  test("keeps waves without wind, and the coming five days only", () => {
    const rows = ["2026-11-25T06:00:00Z", six, "2026-11-30T18:00:00Z", "2026-11-30T21:00:00Z"];
    const read = readForecast(waves(rows.map((time) => [time, 1, 10, 200])), null, now);
    expect(read.map(({ at, wind }) => [new Date(at).toISOString(), wind])).toEqual([
      ["2026-11-25T18:00:00.000Z", null],
      ["2026-11-30T18:00:00.000Z", null],
    ]);
  });

  test("is empty if the answer is invalid", () => {
    const answers: unknown[] = [
      null,
      "<html>Service unavailable</html>",
      42,
      [],
      {},
      { table: null },
      { table: { columnNames: "time", rows: [] } },
      { table: { columnNames: ["time", "Thgt"], rows: [[six, 1]] } },
      { table: { columnNames: ["time", "Thgt", "Tper", "Tdir"], rows: [null, "x", 3, {}] } },
      waves([
        ["yesterday", 1, 10, 200],
        [six, null, 10, 200],
        [six, "1.2", 10, 200],
        [six, -1, 10, 200],
      ]),
      waves([
        [six, 99, 10, 200],
        [six, 1, 0, 200],
        [six, 1, 10, 720],
        [six, Number.NaN, 10, 200],
      ]),
    ];
    for (const answer of answers) expect(readForecast(answer, answer, now)).toEqual([]);
    expect(readForecast(waves([[six, 1, 10, 200]]), wind([[six, 1e6, 0]]), now)[0]?.wind).toBeNull();
  });

  test("uses the nearest hour for an instant, and nothing beyond its last", () => {
    const read = readForecast(
      waves([six, "2026-11-25T21:00:00Z"].map((time) => [time, 1, 10, 200])),
      null,
      now,
    );
    expect(seaHourAt(read, now)?.at).toBe(Date.parse(six));
    expect(seaHourAt(read, Date.parse("2026-11-26T00:10:00Z"))).toBeNull();
    expect(seaHourAt([], now)).toBeNull();
  });

  test("names directions by the compass", () => {
    expect([0, 22, 23, 202, 340].map(windRose)).toEqual(["N", "N", "NE", "S", "N"]);
  });
});

describe("the request to NOAA", () => {
  test("is for every third hour from now to the last, at one point of the grid", () => {
    const asked = decodeURIComponent(wavesAddress("https://example.test/griddap/", now));
    const at = "[(2026-11-25T18:00:00Z):3:(last)][(0.0)][(7.0)][(279.5)]";
    expect(asked).toBe(`https://example.test/griddap/NWW3_Global_Best.json?Thgt${at},Tper${at},Tdir${at}`);
    expect(decodeURIComponent(windAddress("https://example.test/griddap", now))).toBe(
      "https://example.test/griddap/NCEP_Global_Best.json?ugrd10m[(2026-11-25T18:00:00Z):3:(last)][(7.0)][(279.5)]," +
        "vgrd10m[(2026-11-25T18:00:00Z):3:(last)][(7.0)][(279.5)]",
    );
  });
});
