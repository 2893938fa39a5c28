import { data } from "react-router";
import type { AccountAnswer, Failure } from "../../../forms/accounts/account-answer";
import type { WeakPassword } from "../../../rules/accounts/password-strength";
import { isAway } from "../../db/database";

type Headers = Record<string, string>;
/** Problems that any account form may return. */
type Back = Omit<AccountAnswer, "typed"> & { weak?: WeakPassword[] };
const tries: Failure["key"] = "account.problems.tooManyTries";
const databaseAway: Failure = { key: "account.problems.away" };

/** 429 on the page itself, with the form and the other ways to sign in. */
export function tooManyTries<Again>(wait: number, again: Again, key = tries, more: Headers = {}) {
  const answer: Again & Back = { ...again, failure: { key, count: Math.ceil(wait / 60) } };
  return data(answer, { status: 429, headers: { ...more, "Retry-After": String(wait) } });
}

/** While the database is away the form comes back filled; any other error is rethrown. */
export function away<Again>(error: unknown, again: Again, failure = databaseAway, more: Headers = {}) {
  if (!isAway(error)) throw error;
  const answer: Again & Back = { ...again, failure };
  return data(answer, { status: 503, headers: { ...more, "Retry-After": "30" } });
}

/** 400 on the page itself. */
export function wrong(answer: AccountAnswer) {
  return data(answer, 400);
}
