import type { BatchItem } from "drizzle-orm/batch";
import { ownTableNames, selectOwnRows } from "../../db/accounts/exported-rows";
import { selectIdentitiesOf } from "../../db/accounts/identities";
import { selectSessionsOf } from "../../db/accounts/sessions";
import { type Account, selectProfile } from "../../db/accounts/users";
import { ask } from "../../db/database";
import { accountEntry, insertAudit, selectAuditOf } from "../../db/site/audit-log";
import type { Services } from "../../services";

/** Everything the guide holds about a person, without secrets and their hashes. */
export async function exportAccount(
  { db, now }: Services,
  account: Account,
  /** For the log, when an admin or a mailed link asked. */
  asked?: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const entry = accountEntry(account.id, "exported", asked);
  const queries = [
    selectProfile(db, account.id),
    selectSessionsOf(db, account.id, now()),
    selectIdentitiesOf(db, account.id),
    selectAuditOf(db, account.id),
    insertAudit(db, entry, now()),
    ...selectOwnRows(db, account.id, account),
  ] as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];
  const [profile, sessions, identities, log, , ...ownRows] = (await ask(db, queries)) as unknown[][];
  const named = ownTableNames.map((name, index) => [name, ownRows[index]?.map(ownPart) ?? []]);
  return {
    exported_at: now().toISOString(),
    profile: profile?.[0] ?? null,
    language: account.language,
    two_step_sign_in: Boolean(account.has_factor),
    sessions,
    identities,
    log: log?.map(ownLine) ?? [],
    ...Object.fromEntries(named),
  };
}

/** Columns that hold other people's data, or are derived from others. */
const notTheirs = new Set(["reviewed_by", "form_token", "clean", "shown", "openings", "search_text"]);

function ownLine(line: unknown): Record<string, unknown> {
  const columns = Object.entries(line as object).map(([name, value]) => {
    const isRow = typeof value === "object" && value !== null;
    return [name, isRow ? ownPart(value) : value];
  });
  return Object.fromEntries(columns);
}

function ownPart(row: unknown): Record<string, unknown> {
  const exported = Object.entries(row as object).filter(([name]) => !notTheirs.has(name));
  return Object.fromEntries(exported);
}
