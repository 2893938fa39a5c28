import { predictSea } from "../../app/server/operations/sea/predict-sea";
import { seed } from "../../drizzle/seed/seed";
import { openTown, type Town } from "./town";

/** The demonstration town at a fixed time, with its tides. */
export async function openDemonstration(now: string): Promise<Town> {
  const town = await openTown({ now });
  await seed(town.env, new Date(now));
  await predictSea(town.services({ now: new Date(now) }), new Date(now));
  return town;
}
