import { expect, test } from "vitest";
import { strictTransport } from "../../../app/rules/site/strict-transport";

test("the header covers only the guide's own host, unless its operator includes the whole domain", () => {
  expect(strictTransport("")).toBe("max-age=63072000");
  expect(strictTransport("subdomains")).toBe("max-age=63072000; includeSubDomains");
  expect(strictTransport("preload")).toBe("max-age=63072000; includeSubDomains; preload");
});
