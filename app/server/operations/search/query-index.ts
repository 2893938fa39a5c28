import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { ask, type Database, DatabaseAway } from "../../db/database";
import { logFailure } from "../../platform/log";
import type { Services } from "../../services";

/** Null where the index is away: the page is shown without it. */
export async function queryIndex<const Questions extends readonly BatchItem<"sqlite">[]>(
  { search }: Services,
  questions: (index: Database) => Questions,
): Promise<BatchResponse<Questions> | null> {
  try {
    return await ask(search, questions(search));
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error;
    logFailure("search away", error);
    return null;
  }
}
