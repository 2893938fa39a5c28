/** What vitest's report says of a run. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
};

/**
 * How many tests passed and failed. A file that could not even be loaded has no failed test of its own, a skipped test
 * proves nothing, and where vitest itself is not content (an error outside the tests, no report, no test at all)
 * something has failed, whatever it counts.
 */
export function tally(report: Report | null, status: number | null): { passed: number; failed: number } {
  const passed = report?.numPassedTests ?? 0;
  const counted = report ? (report.numFailedTests || report.numFailedTestSuites) + report.numPendingTests : 0;
  const isContent = status === 0 && passed > 0;
  return { passed, failed: counted || (isContent ? 0 : 1) };
}
