import { expect, test } from "vitest";
import { tally } from "../../scripts/test-tally";

const green = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0, numPendingTests: 0 };

test.each([
  ["all is well", green, 0, { passed: 3, failed: 0 }],
  ["two tests fail", { ...green, numFailedTests: 2, numFailedTestSuites: 1 }, 1, { passed: 3, failed: 2 }],
  ["a file cannot be loaded", { ...green, numFailedTestSuites: 1 }, 1, { passed: 3, failed: 1 }],
  ["a test is skipped", { ...green, numPendingTests: 1 }, 0, { passed: 3, failed: 1 }],
  ["something fails outside the tests", green, 1, { passed: 3, failed: 1 }],
  ["it is stopped halfway", green, null, { passed: 3, failed: 1 }],
  ["there is no test", { ...green, numPassedTests: 0 }, 0, { passed: 0, failed: 1 }],
  ["there is no report", null, 0, { passed: 0, failed: 1 }],
])("when %s", (_, report, status, counted) => {
  expect(tally(report, status)).toEqual(counted);
});
