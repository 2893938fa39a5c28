import { expect, test } from "vitest";
import { orderedQuery } from "../../../app/rules/site/query-path";

test.each([
  ["", ""],
  ["?b=2&a=1", "?a=1&b=2"],
  ["?a=2&a=1", "?a=2&a=1"],
  ["?utm_source=x&fbclid=y&open=now&gclid=z", "?open=now"],
  ["?utm_campaign=x", ""],
  ["?srsltid=a&igsh=b&_gl=c", ""],
  ["?q=caf%C3%A9+x", "?q=caf%C3%A9+x"],
])("the query %s is cached as %s", (search, expected) => {
  expect(orderedQuery(search)).toBe(expected);
});
