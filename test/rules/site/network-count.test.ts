import { expect, test } from "vitest";
import { drawerOf, firstIn, full } from "../../../app/rules/site/network-count";

test("a network has the same bucket all day, and mostly a different one from its neighbor's and tomorrow's", async () => {
  const place = (day: string, thing = "restaurant la_panga") => drawerOf("190.140.1.2", thing, day);
  expect(await place("2026-12-04")).toBe(await place("2026-12-04"));
  const days = Array.from({ length: 20 }, (_, n) => `2026-12-${String(n + 10)}`);
  expect(new Set(await Promise.all(days.map((day) => place(day)))).size).toBeGreaterThan(10);
  expect(
    new Set(await Promise.all(["a", "b", "c", "d", "e"].map((one) => place("", one)))).size,
  ).toBeGreaterThan(2);
});

test("networks are spread over all buckets, so that each stands for millions of addresses", async () => {
  const found = new Set<number>();
  for (let n = 0; n < 3000; n++) found.add(await drawerOf(`10.0.${n >> 8}.${n & 255}`, "x", "2026-12-04"));
  expect(found.size).toBe(256);
  expect(Math.max(...found)).toBe(255);
});

test("the first one of a day has its bucket to itself", () => {
  for (const drawer of [0, 7, 255]) {
    const all = firstIn(drawer);
    expect(all).toHaveLength(256);
    expect(all.charCodeAt(drawer)).toBe(full(1));
    expect(new Set(all.slice(0, drawer) + all.slice(drawer + 1))).toEqual(new Set("0"));
  }
});
