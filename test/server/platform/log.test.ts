import { readFileSync } from "node:fs";
import { data } from "react-router";
import { expect, test, vi } from "vitest";
import { logFailure } from "../../../app/server/platform/log";

/** The one line that is logged when something fails. */
function lineOf(error: unknown): string {
  const line = vi.spyOn(console, "error").mockImplementation(() => {});
  logFailure("failed", error);
  const text = String(line.mock.calls[0]?.[0]);
  line.mockRestore();
  return text;
}

test("a failed query is logged with its reason, never with its values", () => {
  const error = new Error('Failed query: insert into "users" values (?)\nparams: ana@example.com', {
    cause: new Error("the database is away", { cause: new Error("no answer in time") }),
  });
  const text = lineOf(error);
  expect(text).toContain("Error: the database is away <- Error: no answer in time");
  expect(text).not.toContain("ana@example.com");
});

test("a mail the provider refuses is logged without its recipient", () => {
  const text = lineOf(new Error("recipient <ana.diaz+surf@example.com> is not allowed"));
  expect(text).toContain("recipient <(an address)> is not allowed");
});

test("a thrown response is logged with its status", () => {
  expect(lineOf(data(null, 503))).toContain('"error":"an answer of 503"');
  expect(lineOf(new Response(null, { status: 500 }))).toContain('"error":"an answer of 500"');
});

test("the platform's own logs, with visitors' addresses and tokens, are off", () => {
  const settings = readFileSync("wrangler.toml", "utf8");
  expect(settings).toContain("redact_query_string = true");
  expect(settings).toContain("invocation_logs = false");
});
