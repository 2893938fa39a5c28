/** vitest's JSON report. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
};

/**
 * Counts passed and failed tests. A file that couldn't be loaded has no failed test, skipped tests prove nothing, and
 * vitest may fail outside any test: all of these count as failures.
 */
export function tally(report: Report | null, status: number | null): { passed: number; failed: number } {
  const passed = report?.numPassedTests ?? 0;
  const counted = report ? (report.numFailedTests || report.numFailedTestSuites) + report.numPendingTests : 0;
  const isContent = status === 0 && passed > 0;
  return { passed, failed: counted || (isContent ? 0 : 1) };
}
