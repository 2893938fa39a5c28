import { describe, expect, test } from "vitest";
import { pageOf, pageOfSearch, pageOfWanted } from "../../../app/rules/places/list-pagination";

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    placement: 1,
    shuffle: index,
    id: `p${index}`,
    number: index,
  }));
const isEven = (row: { number: number }) => row.number % 2 === 0;

describe("a page of a list", () => {
  test("is the last one when nothing came after it", () => {
    expect(pageOf(rows(24), 24).next).toBeNull();
    expect(pageOf([], 24)).toEqual({ rows: [], next: null });
  });

  test("continues after its own last card when there's one more", () => {
    const { rows: shown, next } = pageOf(rows(25), 24);
    expect(shown).toHaveLength(24);
    expect(next).toEqual([1, 23, "p23"]);
  });
});

describe("a page of a filtered list", () => {
  const limits = { perPage: 3, looked: 10 };

  test("continues after the last one shown if more match than fit", () => {
    const { rows: shown, next } = pageOfWanted(rows(10), isEven, limits);
    expect(shown.map((row) => row.number)).toEqual([0, 2, 4]);
    expect(next).toEqual([1, 4, "p4"]);
  });

  test("continues after the last one read if the limit came before the end", () => {
    const { rows: shown, next } = pageOfWanted(rows(10), (row) => row.number === 1, limits);
    expect(shown).toHaveLength(1);
    expect(next).toEqual([1, 9, "p9"]);
    expect(pageOfWanted(rows(10), () => false, limits)).toEqual({ rows: [], next: [1, 9, "p9"] });
  });

  test("is the end only if the list was read completely", () => {
    expect(pageOfWanted(rows(9), () => false, limits).next).toBeNull();
    expect(pageOfWanted(rows(5), isEven, limits).next).toBeNull();
  });
});

describe("a page of a search", () => {
  const limits = { perPage: 3, looked: 500 };
  const hits = (count: number, looked: number) =>
    rows(count).map((card) => ({ card, looked, last: "1000000000 0000000499 place with a space" }));
  const none = { card: null, last: "1000000000 0000000499 p499" };

  test("continues after the last one shown if more were found than fit", () => {
    const { rows: shown, next } = pageOfSearch(hits(4, 500), limits);
    expect(shown.map((row) => row.number)).toEqual([0, 1, 2]);
    expect(next).toEqual([1, 2, "p2"]);
  });

  test("continues after the last one read if the limit came before the end", () => {
    expect(pageOfSearch(hits(2, 500), limits).next).toEqual([1_000_000_000, 499, "place with a space"]);
    expect(pageOfSearch([{ ...none, looked: 500 }], limits)).toEqual({
      rows: [],
      next: [1_000_000_000, 499, "p499"],
    });
  });

  test("is the end if the list was read completely, even if it's empty", () => {
    expect(pageOfSearch(hits(3, 499), limits).next).toBeNull();
    expect(pageOfSearch([{ ...none, looked: 499 }], limits)).toEqual({ rows: [], next: null });
    expect(pageOfSearch([{ card: null, looked: 0, last: null }], limits)).toEqual({ rows: [], next: null });
  });
});
