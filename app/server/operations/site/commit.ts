import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { ask } from "../../db/database";
import { isStale, type Sender } from "../../db/site/audit-log";
import { type Findings, takeForm } from "../../db/site/taken-forms";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";
import { indexChanges } from "../search/index-changes";
import { purgePages } from "./purge-pages";

export type Statements = readonly BatchItem<"sqlite">[];
export type Stale = { ok: false; error: "stale" };
export const stale: Stale = { ok: false, error: "stale" };

/**
 * Runs all statements as one batch, then purges the cache tags. Stale: the row had changed since it was read, or the
 * form was taken before.
 */
export async function commit<const All extends Statements>(
  services: Services,
  statements: All,
  tags: string[] = [],
  sender?: Sender,
  found: Findings = {},
): Promise<{ ok: true; answers: BatchResponse<All> } | Stale> {
  const taken = takeForm(services.db, sender, services.now(), found);
  try {
    const all = await ask(services.db, [...taken, ...statements]);
    const answers = all.slice(taken.length) as BatchResponse<All>;
    if (tags.length > 0) {
      purgePages(services, tags);
      tellSearch(services);
    }
    return { ok: true, answers };
  } catch (error) {
    if (isStale(error)) return stale;
    throw error;
  }
}

/** Indexes the changes just committed; if that fails, the next minute's job does it. */
function tellSearch(services: Services): void {
  const update = indexChanges(services, []);
  services.later(update.catch((error: unknown) => logFailure("search not told", error)));
}
