import { data } from "react-router";
import type { AccountAnswer, Failure } from "../../../forms/accounts/account-answer";
import { isAway } from "../../db/client";

type Typed = Record<string, string>;

/** 429 on the page itself, with what was typed and the other ways in. */
export function tooManyTries(
  wait: number,
  { typed, key = "account.problems.tooManyTries" }: { typed: Typed; key?: Failure["key"] },
) {
  const failure: Failure = { key, count: Math.ceil(wait / 60) };
  const answer: AccountAnswer = { typed, failure };
  return data(answer, { status: 429, headers: { "Retry-After": String(wait) } });
}

/** When the database is away the form comes back filled; anything else is a bug and is thrown on. */
export function away(
  error: unknown,
  { typed, failure = { key: "account.problems.away" } }: { typed: Typed; failure?: Failure },
) {
  if (!isAway(error)) throw error;
  const answer: AccountAnswer = { typed, failure };
  return data(answer, { status: 503, headers: { "Retry-After": "30" } });
}

/** 400 on the page itself. */
export function wrong(answer: AccountAnswer) {
  return data(answer, 400);
}
