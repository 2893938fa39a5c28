import { doneAt, type TakenMinute } from "./letter-pace";

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

/** How far a mailing is. */
export type LetterProgress = {
  state: MailingState;
  readers: number;
  taken: number;
  refused: number;
  waiting: number;
  /** Readers who unsubscribed before their mail went out. */
  left: number;
  done_at: number | null;
  /** Why nothing is sent at the moment, and when it's tried again. */
  stall: { reason: string; until: number } | null;
};

export type LetterMails = {
  /** A provider is set up. */
  isMailed: boolean;
  /** How many readers a letter mailed now would have, and when the last would get it. */
  readers: number;
  done_at: number;
  /** Null where the letter was never mailed. */
  progress: LetterProgress | null;
};

/** A published letter can be recalled until the first mail is sent. */
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
