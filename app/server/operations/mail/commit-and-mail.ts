import type { Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";
import { commit, type Stale, type Statements } from "../site/commit";
import { deliverMailLater } from "./deliver-mail";

/** Commits a batch that contains mail, then delivers it. */
export async function commitAndMail(
  services: Services,
  sender: Sender,
  statements: Statements,
  tags: string[] = [],
): Promise<{ ok: true } | Stale> {
  const done = await commit(services, statements, tags, sender);
  if (!done.ok) return done;
  deliverMailLater(services);
  return { ok: true };
}
