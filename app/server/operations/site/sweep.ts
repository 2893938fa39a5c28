import { daysKept } from "../../../rules/places/figures";
import { daysUnasked } from "../../../rules/search/unfound-searches";
import { localDate } from "../../../rules/time/panama-time";
import { deleteOldDataRequests } from "../../db/accounts/data-requests";
import { deleteExpiredTokens } from "../../db/accounts/mailed-tokens";
import { deleteExpiredSessions } from "../../db/accounts/sessions";
import { ask } from "../../db/database";
import { deleteOldPreviews } from "../../db/imports/imports";
import { deleteOldMinutes } from "../../db/mail/mailings";
import { deleteOldMail } from "../../db/mail/outbox";
import { deleteOldFactLinks } from "../../db/places/fact-links";
import { deleteOldFigures, emptyDrawers } from "../../db/places/figures";
import { forgetCorrections } from "../../db/review/visitor-corrections";
import { deleteUnasked, emptySearchDrawers } from "../../db/search/unfound-searches";
import { deleteNobodysAuditValues, moveAuditValues } from "../../db/site/audit-log";
import { deleteOldRuns } from "../../db/site/job-runs";
import { deleteOldForms } from "../../db/site/taken-forms";
import { deleteOldThrottles } from "../../db/site/throttles";
import type { Services } from "../../services";

const day = 24 * 60 * 60_000;

/**
 * Deletes old counts, runs, forms, import previews, mail older than a month, expired sessions and links, old
 * corrections, the log's values without an owner, figures from before last year, and yesterday's drawers.
 */
export async function sweep(services: Services, now: Date): Promise<string> {
  const { db } = services;
  const before = (days: number) => new Date(now.getTime() - days * day);
  const results = await ask(db, [
    deleteOldThrottles(db, before(2)),
    deleteOldRuns(db, before(7)),
    deleteOldForms(db, before(1)),
    ...deleteOldPreviews(db, before(1)),
    deleteOldMail(db, before(30)),
    deleteOldMinutes(db, now),
    deleteExpiredSessions(db, now),
    deleteExpiredTokens(db, now),
    deleteOldDataRequests(db, before(30)),
    ...forgetCorrections(db, now),
    deleteOldFactLinks(db, now),
    moveAuditValues(db, before(1 / 24)),
    deleteNobodysAuditValues(db, before(1)),
    emptyDrawers(db, localDate(now)),
    emptySearchDrawers(db, localDate(now)),
    deleteUnasked(db, localDate(before(daysUnasked))),
    deleteOldFigures(db, localDate(before(daysKept))),
  ]);
  const rows = results.reduce((sum, result) => sum + (result.meta?.changes ?? 0), 0);
  return `removed ${rows} rows`;
}
