import type { Visit } from "../../../rules/places/visits";
import { drawerOf } from "../../../rules/site/network-count";
import { localDate } from "../../../rules/time/panama-time";
import { ask } from "../../db/database";
import { countVisit as upsertVisit } from "../../db/places/figures";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";

/** In one statement; a network beyond its share isn't counted. */
export async function countVisit({ db, now }: Services, visit: Visit, network: string): Promise<void> {
  const day = localDate(now());
  const drawer = await drawerOf(network, `${visit.kind} ${visit.slug}`, day);
  await ask(db, [upsertVisit(db, visit, day, drawer)]);
}

/** After the answer; failures don't matter. */
export function countLater(services: Services, visit: Visit, network: string): void {
  const counting = countVisit(services, visit, network);
  services.later(counting.catch((error: unknown) => logFailure("visit not counted", error)));
}
