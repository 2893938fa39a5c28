import { wavesAddress, windAddress } from "../../../rules/sea/forecast-addresses";
import { readForecast } from "../../../rules/sea/wave-forecast";
import { upsertForecast } from "../../db/sea/wave-forecast";
import { askForecast } from "../../platform/forecasts";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";

/** Stores NOAA's wave forecast. The old one stays when no newer is available. */
export async function fetchWaves({ db, settings }: Services, now: Date): Promise<string> {
  if (!settings.forecastService) return "switched off";
  const hours = await askForWaves(settings.forecastService, now);
  if (hours.length === 0) throw new Error("the answer is no forecast");
  await upsertForecast(db, hours, now);
  return `${hours.length} hours`;
}

/** The wind may be missing; waves alone are stored too. */
export async function askForWaves(service: string, now: Date) {
  const [waves, wind] = await Promise.all([
    askForecast(wavesAddress(service, now.getTime())),
    askForecast(windAddress(service, now.getTime())).catch((error: unknown) => {
      logFailure("no wind", error);
      return null;
    }),
  ]);
  return readForecast(waves, wind, now.getTime());
}
