import type { TickedCheck } from "../../../rules/site/launch";
import { entryOf, insertAuditIfChanged, type Sender } from "../../db/site/audit-log";
import { deleteLaunchCheck, insertLaunchCheck } from "../../db/site/launch-checks";
import type { Services } from "../../services";
import { commit } from "./commit";

/** Ticks something as checked on site, or unticks it. */
export function checkLaunch(services: Services, { id }: Sender, check: TickedCheck, isDone: boolean) {
  const { db, now } = services;
  const entry = entryOf({ id }, isDone ? "launch.tick" : "launch.untick", ["launch", check]);
  const change = isDone ? insertLaunchCheck(db, check, now()) : deleteLaunchCheck(db, check);
  return commit(services, [change, insertAuditIfChanged(db, entry, now())]);
}
