import {
  type Failing,
  failingJobs,
  failingSearch,
  type NewestRun,
  nothingLeft,
  worstFirst,
} from "../../../rules/site/failing-jobs";
import { cronOfJob } from "../../../rules/site/jobs";
import { ask, type Database } from "../../db/database";
import { selectFailedMail } from "../../db/mail/outbox";
import { selectChanges } from "../../db/search/changes";
import { selectFirstRun, selectLastReport, selectNewestRuns } from "../../db/site/job-runs";
import { bucketTrouble } from "../../platform/picture-bucket";
import type { Services } from "../../services";

/** Jobs, search, mail and buckets that don't work. */
export async function findFailing(services: Services): Promise<Failing[]> {
  return readFailing(services, ...(await ask(services.db, failingQuestions(services.db))));
}

/** Queries for a page's batch. */
export function failingQuestions(db: Database) {
  return [
    selectNewestRuns(db, Object.keys(cronOfJob)),
    selectFirstRun(db),
    selectFailedMail(db),
    selectChanges(db, 1, true),
    selectLastReport(db, "updateSearch", nothingLeft),
  ] as const;
}

/** Reads their answers and the buckets. */
export async function readFailing(
  { buckets, files, now }: Services,
  runs: readonly NewestRun[],
  [first]: readonly { slot: number }[],
  [mail]: readonly { count: number; line: string | null }[],
  waiting: readonly unknown[],
  [current]: readonly { slot: number }[],
): Promise<Failing[]> {
  const at = now().getTime();
  const shelves = Object.entries({ ...buckets, "site-files": files });
  const troubles = await Promise.all(
    shelves.map(async ([bucket, shelf]): Promise<Failing[]> => {
      const line = await bucketTrouble(shelf);
      return line === null ? [] : [{ kind: "bucket", bucket, line }];
    }),
  );
  return worstFirst([
    ...troubles.flat(),
    ...failingJobs(cronOfJob, runs, first?.slot ?? null, at),
    ...failingSearch(waiting.length > 0, current?.slot ?? null, at),
    ...(mail ? [{ kind: "mail", count: mail.count, line: mail.line ?? "" } as const] : []),
  ]);
}
