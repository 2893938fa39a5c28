import { expect, test, vi } from "vitest";
import { logFailure } from "../../app/server/platform/log";

test("a failed query is logged by its reason, never with the values in it", () => {
  const line = vi.spyOn(console, "error").mockImplementation(() => {});
  const error = new Error('Failed query: insert into "users" values (?)\nparams: ana@example.com', {
    cause: new Error("the database is away", { cause: new Error("no answer in time") }),
  });
  logFailure("failed", error);
  const text = String(line.mock.calls[0]?.[0]);
  line.mockRestore();
  expect(text).toContain("Error: the database is away <- Error: no answer in time");
  expect(text).not.toContain("ana@example.com");
});
