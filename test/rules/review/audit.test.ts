import { describe, expect, test } from "vitest";
import { auditChanges, auditText, nameInLog } from "../../../app/rules/review/audit-changes";
import { readAuditFilter, spanOf, thingOf } from "../../../app/rules/review/audit-filter";
import { subjectPath } from "../../../app/rules/review/audit-subject";

describe("A filter of the log", () => {
  const read = (query: string) => readAuditFilter(new URLSearchParams(query));

  test("has a person, a thing, an action and days; invalid ones are ignored", () => {
    expect(read("person=%20Rosa%20&thing=hotel:8f&act=listing.edit&from=2026-11-01&to=2026-11-02")).toEqual({
      person: "Rosa",
      thing: "hotel:8f",
      act: "listing.edit",
      from: "2026-11-01",
      to: "2026-11-02",
    });
    expect(read("thing=hotel&from=yesterday&to=2026-02-30")).toEqual(read(""));
  });

  test("names a thing by its kind and its id, which may contain anything", () => {
    expect(thingOf("section:/es hero:two")).toEqual({ kind: "section", id: "/es hero:two" });
    expect(thingOf(":8f")).toBeNull();
    expect(thingOf("hotel:")).toBeNull();
  });

  test("includes the whole last day, in the town's time", () => {
    expect(spanOf({ from: "2026-11-01", to: "2026-11-01" })).toEqual({
      since: Date.parse("2026-11-01T05:00:00Z"),
      before: Date.parse("2026-11-02T05:00:00Z"),
    });
    expect(spanOf({ from: "", to: "" })).toEqual({ since: null, before: null });
  });
});

describe("A log entry", () => {
  test("lists the old and new value by field, including removed ones", () => {
    expect(auditChanges({ phone: "1", hours: { Monday: "Closed" } }, { phone: "2", name: "Ancla" })).toEqual([
      { field: "phone", before: "1", after: "2" },
      { field: "name", before: undefined, after: "Ancla" },
      { field: "hours.Monday", before: "Closed", after: null },
    ]);
    expect(auditChanges({ phone: "1" }, { phone: "1" })).toEqual([]);
    expect(auditChanges("Surf", "Waves")).toEqual([{ field: "", before: "Surf", after: "Waves" }]);
    expect(auditChanges(null, null)).toEqual([]);
  });

  test("has the name of a deleted thing", () => {
    expect(nameInLog({ title: "Yoga" }, null)).toBe("Yoga");
    expect(nameInLog({ title: "Yoga" }, { name: "Yoga at six" })).toBe("Yoga at six");
    expect(nameInLog(["Yoga"], { name: 4 })).toBeNull();
  });

  test("shows texts as they are and everything else as stored", () => {
    expect([null, "Café", true, { a: [1] }].map(auditText)).toEqual(["", "Café", "true", '{"a":[1]}']);
  });

  test("links to where its thing is reviewed", () => {
    expect(subjectPath("restaurant", "8f")).toBe("/admin/submissions/restaurant/8f");
    expect(subjectPath("section", "/es/surf hero")).toBe(
      "/admin/content?page_path=%2Fes%2Fsurf&section_name=hero",
    );
    expect(subjectPath("seo", "canonicals")).toBe("/admin/seo");
    expect(subjectPath("comet", "8f")).toBeNull();
  });
});
