import { eventLine, failureLine } from "../../rules/site/log-lines";

export function log(...line: Parameters<typeof eventLine>): void {
  console.info(eventLine(...line));
}

export function logFailure(event: string, error: unknown): void {
  console.error(failureLine(event, error));
}
