import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { everyHour } from "../../app/rules/site/jobs";
import { fetchWaves } from "../../app/server/operations/sea/fetch-waves";
import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { openForecastService } from "../support/forecast-service";
import { openTown, type Town } from "../support/town";

const now = new Date("2026-11-25T18:40:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

let town: Town;
let noaa: Awaited<ReturnType<typeof openForecastService>>;
beforeAll(async () => {
  noaa = await openForecastService();
  town = await openTown({ vars: { FORECAST_SERVICE: noaa.address } });
});
afterAll(() => Promise.all([town.close(), noaa.close()]));

const seaDays = async () =>
  JSON.stringify([
    await town.rows("SELECT * FROM tides ORDER BY at"),
    await town.rows("SELECT * FROM sky_days ORDER BY day"),
  ]);

describe("The tides of the coming days", () => {
  beforeEach(async () => {
    for (const table of ["tides", "sky_days"]) await town.rows(`DELETE FROM ${table}`);
  });

  test("are stored for 400 days, with sun and moon, from the first of the month", async () => {
    expect(await predictSea(town.services({ now }), now)).toBe("426 days");
    const days = await town.rows(
      "SELECT min(day) AS first, max(day) AS last, count(*) AS count FROM sky_days",
    );
    expect(days).toEqual([{ first: "2026-10-31", last: "2027-12-30", count: 426 }]);
    const [{ count } = { count: 0 }] = await town.rows<{ count: number }>(
      "SELECT count(*) AS count FROM tides",
    );
    expect(count / 426).toBeCloseTo(3.87, 1);
  });

  test("are the same rows if the job runs twice, in parallel, or on other days", async () => {
    await predictSea(town.services({ now }), now, 60);
    const once = await seaDays();
    expect(await predictSea(town.services({ now }), now, 60)).toBe("0 days");
    expect(await seaDays()).toBe(once);

    for (const table of ["tides", "sky_days"]) await town.rows(`DELETE FROM ${table}`);
    await Promise.all([1, 2, 3].map(() => predictSea(town.services({ now }), now, 60)));
    expect(await seaDays()).toBe(once);

    for (const table of ["tides", "sky_days"]) await town.rows(`DELETE FROM ${table}`);
    for (const ahead of [7, 8, 45, 60]) await predictSea(town.services({ now }), now, ahead);
    expect(await seaDays()).toBe(once);
  });

  test("are the same rows after the job is killed at any step", async () => {
    await predictSea(town.services({ now }), now, 60);
    const whole = await seaDays();
    for (const failure of ["d1:1", "d1:2", "d1:2:late", "d1:3", "d1:3:late", "d1:4", "d1:4:late"]) {
      for (const table of ["tides", "sky_days"]) await town.rows(`DELETE FROM ${table}`);
      const killed = town.services({ now, failures: [failure] });
      await expect(predictSea(killed, now, 60), failure).rejects.toThrow();
      await predictSea(town.services({ now }), now, 60);
      expect(await seaDays(), failure).toBe(whole);
    }
  });
});

describe("The forecast of the waves", () => {
  const forecast = () =>
    town.rows<{ fetched_at: number; hours: string }>("SELECT fetched_at, hours FROM wave_forecasts");

  beforeEach(async () => {
    noaa.become("well");
    await town.rows("DELETE FROM wave_forecasts");
  });

  const services = (at: Date) => {
    const services = town.services({ now: at });
    return { ...services, settings: { ...services.settings, forecastService: noaa.address } };
  };

  test("is fetched every hour by the schedule and stored with its time", async () => {
    await town.rows("DELETE FROM job_runs");
    await town.run({ cron: everyHour, at: now });
    const [row] = await forecast();
    expect(row?.fetched_at).toBe(now.getTime());
    const hours = JSON.parse(row?.hours ?? "[]");
    expect(hours).toHaveLength(41);
    expect(hours[0]).toEqual({
      at: Date.parse("2026-11-25T18:00:00Z"),
      height: 1.4,
      period: 15,
      direction: 202,
      wind: { knots: 7, direction: 146 },
    });
  });

  test("keeps the old one if NOAA fails, sends nonsense or never stops", async () => {
    await fetchWaves(services(now), now);
    const known = await forecast();
    for (const mood of ["failing", "nonsense", "endless"] as const) {
      noaa.become(mood);
      await expect(fetchWaves(services(later(1)), later(1)), mood).rejects.toThrow();
    }
    expect(await forecast()).toEqual(known);
  });

  test("works without wind if only the wind is missing", async () => {
    noaa.become("no wind");
    await fetchWaves(services(now), now);
    const [row] = await forecast();
    expect(JSON.parse(row?.hours ?? "[]")[0]).toMatchObject({ height: 1.4, wind: null });
  });

  test("is never replaced by an older one that arrives late", async () => {
    await fetchWaves(services(later(1)), later(1));
    await fetchWaves(services(now), now);
    expect((await forecast())[0]?.fetched_at).toBe(later(1).getTime());
  });

  test("isn't fetched if the setting is empty", async () => {
    const before = noaa.asked.length;
    const quiet = services(now);
    const off = { ...quiet, settings: { ...quiet.settings, forecastService: null } };
    expect(await fetchWaves(off, now)).toBe("switched off");
    expect(noaa.asked).toHaveLength(before);
    expect(await forecast()).toEqual([]);
  });
});
