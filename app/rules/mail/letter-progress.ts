import { doneAt, type TakenMinute } from "./letter-pace";

/** A letter's mails go out, wait for somebody to let them go on, or have gone. */
export const mailingStates = ["sending", "stopped", "done"] as const;
export type MailingState = (typeof mailingStates)[number];

type Mailing = {
  state: MailingState;
  readers: number;
  taken: number;
  refused: number;
  ended_at: number | null;
  stall: string | null;
  resumes_at: number | null;
};
type Waiting = { waiting: number; due_at: number | null };

/** How far a letter is: of all its readers, how many have it, how many wait, and when the last will. */
export type LetterProgress = {
  state: MailingState;
  readers: number;
  taken: number;
  /** Addresses that take no mail. */
  refused: number;
  waiting: number;
  /** Readers who left the list before their mail went. */
  left: number;
  done_at: number | null;
  /** Why nothing goes at the moment, and when it is tried again. */
  stall: { reason: string; until: number } | null;
};

/** What there is to say of a letter's mails. */
export type LetterMails = {
  /** The settings without which none goes out; null where a provider is set. */
  missing: readonly string[] | null;
  /** To how many a letter would go that is mailed now, and when the last would get it. */
  readers: number;
  done_at: number;
  /** Null where the letter was not mailed. */
  progress: LetterProgress | null;
};

/** A published letter can be taken back until the first mail has gone. */
export function isUnread({ progress }: Pick<LetterMails, "progress">): boolean {
  return !progress?.taken;
}

export function letterProgress(
  { state, readers, taken, refused, ended_at, stall, resumes_at }: Mailing,
  { waiting, due_at }: Waiting,
  { daily, lately, now }: { daily: number | null; lately: readonly TakenMinute[]; now: Date },
): LetterProgress {
  const from = new Date(Math.max(now.getTime(), resumes_at ?? 0));
  const last = Math.max(doneAt({ waiting, daily, taken: lately, from }).getTime(), due_at ?? 0);
  const isStalled = state === "sending" && stall !== null && resumes_at !== null;
  return {
    state,
    readers,
    taken,
    refused,
    waiting,
    left: Math.max(0, readers - taken - refused - waiting),
    done_at: state === "done" ? ended_at : last,
    stall: isStalled ? { reason: stall, until: resumes_at } : null,
  };
}
