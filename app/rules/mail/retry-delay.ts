const minute = 60_000;
const delays = [1 * minute, 5 * minute, 30 * minute, 120 * minute, 720 * minute];

/** How long to wait after the n-th failed try (1, 2, ...), or null when it is time to give up. */
export function retryDelay(failedTries: number): number | null {
  return delays[failedTries - 1] ?? null;
}
