import { expect, test } from "vitest";
import { readUnfound } from "../../../app/rules/search/unfound-searches";

const of = (page: string) => readUnfound(page)?.folded ?? null;

test("the same query counts as one, however it's written", () => {
  expect(of("/search?q=Clases%20de%20Buceó")).toBe("clases de buceo");
  expect(of("/es/search?q=%20clases++de+buceo%3F&kind=eat")).toBe("clases de buceo");
  expect(readUnfound("/search?q=Buceó")?.words).toBe("buceó");
});

test.each([
  "/search",
  "/search?q=",
  "/search?q=a",
  "/search?q=%21%21%21",
  "/eat?q=sushi",
  "/admin/search?q=sushi",
  "/search?q=me%40example.com",
  "/search?q=6000-1234+juan",
  "/search?q=%2B507+6000+1234",
  `/search?q=${"x".repeat(61)}`,
])("%s isn't stored", (page) => {
  expect(readUnfound(page)).toBeNull();
});
