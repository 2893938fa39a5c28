import { failureLine } from "../../rules/site/log-lines";
import { isAway } from "../db/database";

/** For an answer that returns the typed form after an error: 503 when the database is away, else 500. */
export function failureStatus(error: unknown): { status: 500 | 503; headers: Record<string, string> } {
  console.error(failureLine("form not saved", error));
  return isAway(error) ? { status: 503, headers: { "Retry-After": "30" } } : { status: 500, headers: {} };
}
