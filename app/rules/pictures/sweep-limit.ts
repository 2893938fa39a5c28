const mostAtOnce = 50;
const alwaysFew = 5;

/** So many pictures that nothing explains are no rubbish: rather the database is empty, half restored or another's. */
export function isTooMany(unexplained: number, known: number): boolean {
  return unexplained > mostAtOnce || (unexplained > alwaysFew && unexplained > known / 10);
}
