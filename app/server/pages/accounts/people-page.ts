import { requestState } from "../../../rules/accounts/data-requests";
import { foldText } from "../../../rules/site/fold-text";
import { encodePageKey } from "../../../rules/site/next-page-key";
import { type Context, servicesContext } from "../../context";
import { selectOpenClaims } from "../../db/accounts/claims";
import { selectDataRequests } from "../../db/accounts/data-requests";
import { type PeopleKey, type PersonRow, selectPeople, type WholePerson } from "../../db/accounts/people";
import { ask } from "../../db/database";
import { requireAdmin } from "../../http/guards";
import { readNextPageKey } from "../../http/next-page-key";

const peoplePerPage = 30;

/** Newest first, or search results; in one round trip. */
export async function loadPeople(context: Context, url: URL) {
  requireAdmin(context, url);
  const { db, now } = context.get(servicesContext);
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, 80);
  const after = readNextPageKey(url, ["number", "text"]);
  const [found, claims, requests] = await ask(db, [
    selectPeople(db, { words: foldText(q), after, limit: peoplePerPage + 1 }),
    selectOpenClaims(db),
    selectDataRequests(db),
  ]);
  const people = found.slice(0, peoplePerPage);
  const last = people.at(-1);
  return {
    q,
    /** Claims are shown above the first page. */
    claims: q || after ? [] : claims,
    requests:
      q || after ? [] : requests.map((request) => ({ ...request, state: requestState(request, now()) })),
    people: people.map(standingOf),
    next: last && found.length > peoplePerPage ? encodePageKey(keyOf(last)) : null,
    isFirst: after === null,
  };
}

const keyOf = ({ created_at, id }: PersonRow): PeopleKey => [created_at, id];

/** The database's 0 and 1 as booleans. */
export function standingOf<Row extends PersonRow>({ is_admin, has_factor, ...row }: Row) {
  return {
    ...row,
    isAdmin: is_admin === 1,
    hasFactor: has_factor === 1,
    isProven: row.email_verified_at !== null,
    isPaused: row.paused_at !== null,
  };
}

/** The same for one account in full. */
export function wholeStanding(row: WholePerson) {
  return { ...standingOf(row), isRemoving: row.removal_due_at !== null };
}
