import { slugOf } from "../site/slugs";

export const issueStates = ["draft", "scheduled", "published"] as const;
export type IssueState = (typeof issueStates)[number];

/** Blocks the guide can write by itself. */
export const issueBlocks = ["events", "places", "posts", "tides", "season"] as const;
export type IssueBlock = (typeof issueBlocks)[number];
export const isIssueBlock = (name: string): name is IssueBlock => issueBlocks.some((one) => one === name);

const addressesOfTheList = ["confirm", "unsubscribe"];

/** The last part of the letter's address, avoiding paths of the archive itself. */
export function issueSlug(subject: string): string {
  const slug = slugOf("post", subject);
  return addressesOfTheList.includes(slug) ? `${slug}-letter` : slug;
}

export function issuePath(slug: string): string {
  return `/newsletter/${slug}`;
}

/** From the 20th on, the next month. */
export function monthOfIssue(today: string): string {
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const isLate = day >= 20;
  const of = new Date(Date.UTC(year, month - 1 + (isLate ? 1 : 0), 1));
  return of.toISOString().slice(0, 7);
}

/** The first day on which a new letter is for this month. */
export function firstDayFor(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 2, 20)).toISOString().slice(0, 10);
}

/** From the 25th on, unless a letter is scheduled or has been published since the 10th. */
export function isTimeForIssue(today: string, newestReady: string | null): boolean {
  const isLate = today.slice(8) >= "25";
  return isLate && (newestReady === null || newestReady < `${today.slice(0, 8)}10`);
}
