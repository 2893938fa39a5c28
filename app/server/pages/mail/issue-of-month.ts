import { firstDayFor, monthOfIssue } from "../../../rules/mail/issue";
import { localDate, startOfDate } from "../../../rules/time/panama-time";
import type { Database } from "../../db/database";
import { selectIssueSince } from "../../db/mail/issues";

/** The month a letter begun now is for, and the query for one that exists already. */
export function issueOfMonth(db: Database, now: Date) {
  const month = monthOfIssue(localDate(now));
  return { month, asked: selectIssueSince(db, new Date(startOfDate(firstDayFor(month)))) };
}
