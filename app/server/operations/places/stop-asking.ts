import { ask } from "../../db/database";
import { resumeAsking, stopAsking } from "../../db/places/fact-checks";
import { accountEntry, insertAudit } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { findStopLink } from "./find-fact-link";

/** Opts an owner out of mails about their places, or in again; pressing twice changes nothing. */
export async function changeAsking(
  services: Services,
  token: string,
  act: "stop" | "resume",
): Promise<boolean> {
  const { db, now } = services;
  const link = await findStopLink(services, token);
  if (!link) return false;
  const { user_id } = link;
  await ask(db, [
    act === "stop" ? stopAsking(db, user_id, now()) : resumeAsking(db, user_id),
    insertAudit(db, accountEntry(user_id, act === "stop" ? "facts.stopped" : "facts.resumed"), now()),
  ]);
  return true;
}
