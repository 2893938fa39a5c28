// Fetches NOAA's forecast like the hourly job and prints it: `npm run waves`. `npm run waves --
// https://other.example/erddap/griddap` uses another ERDDAP server.
import { wavesAddress, windAddress } from "../app/rules/sea/forecast-addresses";
import { windRose } from "../app/rules/sea/wave-forecast";
import { formatLocalDateTime } from "../app/rules/time/panama-time";
import { askForWaves } from "../app/server/operations/sea/fetch-waves";
import { readConfiguration } from "./deploy/settings";

const service = process.argv[2] ?? readConfiguration("live").vars.FORECAST_SERVICE ?? "";
if (!service) fail("FORECAST_SERVICE is set to nothing: the guide shows no waves.");
const now = new Date();
console.log(
  `Waves: ${wavesAddress(service, now.getTime())}\nWind:  ${windAddress(service, now.getTime())}\n`,
);
const hours = await askForWaves(service, now).catch((error: unknown) => fail(`No answer: ${error}`));
if (hours.length === 0) fail("There was an answer, but it is no forecast: the guide would show no waves.");
console.log("Panama time        height  period  from  wind");
for (const { at, height, period, direction, wind } of hours) {
  const blows = wind ? `${wind.knots} kn ${windRose(wind.direction)}` : "";
  console.log(
    `${formatLocalDateTime(new Date(at)).replace("T", " ")}  ${`${height} m`.padStart(7)}  ${`${period} s`.padStart(6)}  ${windRose(direction).padEnd(4)}  ${blows}`,
  );
}
console.log(`\n${hours.length} hours: this is what the guide would show.`);

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
