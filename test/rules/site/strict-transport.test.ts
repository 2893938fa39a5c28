import { expect, test } from "vitest";
import { strictTransport } from "../../../app/rules/site/strict-transport";

test("browsers are told of the guide's own host alone, unless its operator speaks for the whole domain", () => {
  expect(strictTransport("")).toBe("max-age=63072000");
  expect(strictTransport("subdomains")).toBe("max-age=63072000; includeSubDomains");
  expect(strictTransport("preload")).toBe("max-age=63072000; includeSubDomains; preload");
});
