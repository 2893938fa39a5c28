/** At four kilometers an hour. */
const metresPerMinute = 67;

export function minutesOnFoot(metres: number): number {
  return Math.max(1, Math.round(metres / metresPerMinute));
}

/** Beyond half an hour a distance says more than minutes. */
export const isWalkable = (metres: number) => minutesOnFoot(metres) <= 30;
