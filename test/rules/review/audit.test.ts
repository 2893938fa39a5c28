import { describe, expect, test } from "vitest";
import { auditChanges, auditText, nameInLog } from "../../../app/rules/review/audit-changes";
import { readAuditFilter, spanOf, thingOf } from "../../../app/rules/review/audit-filter";
import { subjectPath } from "../../../app/rules/review/audit-subject";

describe("What the log is asked for", () => {
  const read = (query: string) => readAuditFilter(new URLSearchParams(query));

  test("is a person, a thing, an act and days; what cannot be one is left aside", () => {
    expect(read("person=%20Rosa%20&thing=hotel:8f&act=listing.edit&from=2026-11-01&to=2026-11-02")).toEqual({
      person: "Rosa",
      thing: "hotel:8f",
      act: "listing.edit",
      from: "2026-11-01",
      to: "2026-11-02",
    });
    expect(read("thing=hotel&from=yesterday&to=2026-02-30")).toEqual(read(""));
  });

  test("names a thing by its kind and its id, which may hold anything", () => {
    expect(thingOf("section:/es hero:two")).toEqual({ kind: "section", id: "/es hero:two" });
    expect(thingOf(":8f")).toBeNull();
    expect(thingOf("hotel:")).toBeNull();
  });

  test("takes the last day whole, as the town counts days", () => {
    expect(spanOf({ from: "2026-11-01", to: "2026-11-01" })).toEqual({
      since: Date.parse("2026-11-01T05:00:00Z"),
      before: Date.parse("2026-11-02T05:00:00Z"),
    });
    expect(spanOf({ from: "", to: "" })).toEqual({ since: null, before: null });
  });
});

describe("A line of the log", () => {
  test("says field by field what was there and what is, also what is there no more", () => {
    expect(auditChanges({ phone: "1", hours: { Monday: "Closed" } }, { phone: "2", name: "Ancla" })).toEqual([
      { field: "phone", before: "1", after: "2" },
      { field: "name", before: undefined, after: "Ancla" },
      { field: "hours.Monday", before: "Closed", after: null },
    ]);
    expect(auditChanges({ phone: "1" }, { phone: "1" })).toEqual([]);
    expect(auditChanges("Surf", "Waves")).toEqual([{ field: "", before: "Surf", after: "Waves" }]);
    expect(auditChanges(null, null)).toEqual([]);
  });

  test("knows the name of what is gone", () => {
    expect(nameInLog({ title: "Yoga" }, null)).toBe("Yoga");
    expect(nameInLog({ title: "Yoga" }, { name: "Yoga at six" })).toBe("Yoga at six");
    expect(nameInLog(["Yoga"], { name: 4 })).toBeNull();
  });

  test("writes words as they are and all else as it was written down", () => {
    expect([null, "Café", true, { a: [1] }].map(auditText)).toEqual(["", "Café", "true", '{"a":[1]}']);
  });

  test("leads to where its thing is looked at", () => {
    expect(subjectPath("restaurant", "8f")).toBe("/admin/submissions/restaurant/8f");
    expect(subjectPath("section", "/es/surf hero")).toBe(
      "/admin/content?page_path=%2Fes%2Fsurf&section_name=hero",
    );
    expect(subjectPath("seo", "canonicals")).toBe("/admin/seo");
    expect(subjectPath("comet", "8f")).toBeNull();
  });
});
