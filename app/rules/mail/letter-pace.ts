const minute = 60_000;
const day = 24 * 60 * minute;
/** How late a minute's run may hand over its last mail. */
const slack = 2 * minute;

/** Mails per run, one after another on one connection. */
export const mailsInSlice = 100;
/** With so many refusals in a row it's hardly the addresses. */
export const refusedInRow = 5;

export type TakenMinute = { minute: number; taken: number };

export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / minute) * minute;
}

/** Mails accepted since then count towards the daily quota. */
export function countsSince(now: Date): number {
  return minuteOf(now) - day - slack;
}

type Sending = {
  waiting: number;
  /** The quota per 24 hours; null without one. */
  daily: number | null;
  /** Mails accepted lately. */
  taken: readonly TakenMinute[];
  /** When the next one may go: now, or later after a failure. */
  from: Date;
};

/** The time of the last mail if none is refused. */
export function doneAt({ waiting, daily, taken, from }: Sending): Date {
  const lately = [...taken].sort((one, other) => one.minute - other.minute);
  let at = minuteOf(from);
  for (let left = waiting; left > 0; ) {
    while (lately[0] && lately[0].minute <= countsSince(new Date(at))) lately.shift();
    const used = lately.reduce((sum, one) => sum + one.taken, 0);
    const mails = Math.min(left, mailsInSlice, daily === null ? left : daily - used);
    const [oldest] = lately;
    if (mails > 0) {
      lately.push({ minute: at, taken: mails });
      left -= mails;
      if (left > 0) at += minute;
    } else if (oldest) {
      at = oldest.minute + day + slack;
    } else break;
  }
  return new Date(at);
}

const retries = [5, 15, 30, 60, 120, 240, 480, 720];

/** The wait after the n-th postponed try (1, 2, …); null to give up. */
export function letterRetryDelay(tries: number): number | null {
  const minutes = retries[tries - 1];
  return minutes === undefined ? null : minutes * minute;
}

const stalls = [1, 5, 15, 30, 60];

/** The wait after the provider's n-th failure in a row (1, 2, …). */
export function stallDelay(times: number): number {
  return (stalls[times - 1] ?? 60) * minute;
}
