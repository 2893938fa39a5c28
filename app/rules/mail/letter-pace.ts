const minute = 60_000;
const day = 24 * 60 * minute;
/** A slice that began in a minute may hand over its last mail this much later. */
const slack = 2 * minute;

/** How many mails one run of a minute hands over at most, one after the other over one connection. */
export const mailsInSlice = 100;
/** So many in a row that were not taken: it is hardly their addresses. */
export const refusedInRow = 5;

/** How many mails were taken in a minute. */
export type TakenMinute = { minute: number; taken: number };

export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / minute) * minute;
}

/** A mail counts towards the day's quota as long as the minute it was taken in is later than this. */
export function countsSince(now: Date): number {
  return minuteOf(now) - day - slack;
}

type Sending = {
  waiting: number;
  /** How many mails the provider takes in any 24 hours; null where it does not count. */
  daily: number | null;
  /** What it has taken lately. */
  taken: readonly TakenMinute[];
  /** When the next one may go: now, or later where the provider was away. */
  from: Date;
};

/** When the last mail will have gone if none is refused. */
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

/** How long a mail waits after its n-th try was put off (1, 2, …), or null when it is given up. */
export function letterRetryDelay(tries: number): number | null {
  const minutes = retries[tries - 1];
  return minutes === undefined ? null : minutes * minute;
}

const stalls = [1, 5, 15, 30, 60];

/** How long nothing is tried after the provider was away for the n-th time in a row (1, 2, …). */
export function stallDelay(times: number): number {
  return (stalls[times - 1] ?? 60) * minute;
}
