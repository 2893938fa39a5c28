import { wavesAddress, windAddress } from "../../../rules/sea/erddap";
import { readForecast } from "../../../rules/sea/wave-forecast";
import { upsertForecast } from "../../db/sea/wave-forecast";
import { askForecast } from "../../platform/forecasts";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";

/** Takes down what NOAA expects of the waves. What was known before stays when nothing better can be had. */
export async function fetchWaves({ db, settings }: Services, now: Date): Promise<string> {
  if (!settings.forecastService) return "switched off";
  const hours = await askForWaves(settings.forecastService, now);
  if (hours.length === 0) throw new Error("the answer is no forecast");
  await upsertForecast(db, hours, now);
  return `${hours.length} hours`;
}

/** Waves without wind are better than none. */
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
