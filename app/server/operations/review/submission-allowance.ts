import { spanStart } from "../../../rules/site/throttle-span";
import { throttles } from "../../../rules/site/throttles";
import { hashToken } from "../../platform/tokens";

export type Submitter = { id: string; isAdmin?: boolean };

/** How much a person may submit in a day; admins have no limit. */
export async function submissionAllowance({ id, isAdmin }: Submitter, now: Date) {
  const { limit, span } = throttles.submission;
  return {
    name: "submission",
    subject: await hashToken(`account:${id}`),
    start: spanStart(span, now),
    limit: isAdmin ? Number.MAX_SAFE_INTEGER : limit,
  };
}
