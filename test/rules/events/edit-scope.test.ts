import { describe, expect, test } from "vitest";
import {
  type AskedEdit,
  askedEdit,
  type EditedEvent,
  firstDateOf,
  isRuleKept,
  type Repeats,
  ruleStart,
  shownRule,
  wasSingle,
} from "../../../app/rules/events/edit-scope";
import type { SeriesScope } from "../../../app/rules/events/series-plan";
import { everyWeek } from "../../support/every-week";

const single: EditedEvent = { event_date: "2026-12-01", rule: null };
const sixTimes = { ...everyWeek, end_type: "after_count", end_count: 6 } as const;
const rule = { date: "2026-12-08", first: "2026-11-24", pattern: sixTimes };
const date: EditedEvent = { event_date: "2026-12-08", rule };
const moved: EditedEvent = { event_date: "2026-12-20", rule };
type What = AskedEdit["what"];

describe("An edit of a single event", () => {
  test.each<[Repeats, What]>([
    ["on", "start series"],
    ["off", "this"],
    ["", "this"],
  ])("with %j in the form's checkbox", (repeats, what) => {
    for (const scope of ["this", "following", "all"] as const)
      expect(askedEdit(single, { scope, repeats, ruleBefore: "" }).what).toBe(what);
  });
});

describe("An edit of a date of a series", () => {
  test.each<[SeriesScope, Repeats, What]>([
    ["this", "on", "this"],
    ["following", "on", "dates"],
    ["all", "on", "dates"],
    ["all", "off", "dissolve series"],
    ["this", "off", "which dates"],
    ["following", "off", "which dates"],
    // A form without the checkbox leaves the rule alone.
    ["this", "", "this"],
    ["following", "", "dates"],
    ["all", "", "dates"],
  ])("for %s with %j in the form's checkbox", (scope, repeats, what) => {
    for (const shown of ["", shownRule(date)])
      expect(askedEdit(date, { scope, repeats, ruleBefore: shown })).toEqual({ what, scope });
  });

  test.each<[Repeats, AskedEdit]>([
    ["on", { what: "dates", scope: "all" }],
    ["off", { what: "this", scope: "this" }],
  ])("opened when it was a single event, with %j in the checkbox", (repeats, asked) => {
    expect(askedEdit(date, { scope: "this", repeats, ruleBefore: shownRule(single) })).toEqual(asked);
    expect([
      wasSingle(date, shownRule(single)),
      wasSingle(date, shownRule(date)),
      wasSingle(single, ""),
    ]).toEqual([true, false, true]);
  });
});

describe("The rule is kept", () => {
  const split: EditedEvent = {
    event_date: "2026-12-08",
    rule: { ...rule, first: "2026-12-08", pattern: { ...sixTimes, end_count: 4 } },
  };
  test("if it's what the form showed, even if its count has been split since", () => {
    expect(isRuleKept(split, sixTimes, shownRule(date))).toBe(true);
    const [asked, other] = [[2], [3]].map((days_of_week) => ({ ...sixTimes, days_of_week }));
    const said = { ...date, rule: { ...rule, pattern: asked ?? sixTimes } };
    expect(isRuleKept(split, { ...sixTimes, days_of_week: [2, 2] }, shownRule(said))).toBe(true);
    expect(isRuleKept(split, other ?? sixTimes, shownRule(said))).toBe(false);
  });
  test("if it's the current one, also for a form that doesn't say what it showed", () => {
    expect(isRuleKept(date, sixTimes, "")).toBe(true);
    expect(isRuleKept(split, { ...sixTimes, end_count: 4 }, "")).toBe(true);
  });
  test("but not if it's different, nor if there was none", () => {
    expect(isRuleKept(date, { ...sixTimes, interval_value: 2 }, shownRule(date))).toBe(false);
    expect(isRuleKept(split, sixTimes, "")).toBe(false);
    expect(isRuleKept(single, sixTimes, "")).toBe(false);
  });
});

describe("The rule of an edit begins", () => {
  test.each<[string, EditedEvent, SeriesScope, string, string]>([
    ["with the event itself", single, "this", "2026-12-03", "2026-12-03"],
    ["where it began, for all dates", date, "all", "2026-12-08", "2026-11-24"],
    ["as many days later as the date was moved, for all", date, "all", "2026-12-10", "2026-11-26"],
    ["as many days earlier", date, "all", "2026-12-07", "2026-11-23"],
    ["with the date, for what follows", date, "following", "2026-12-08", "2026-12-08"],
    ["with its new day, for what follows", date, "following", "2026-12-09", "2026-12-09"],
    ["with the rule's day when the evening was moved before", moved, "following", "2026-12-20", "2026-12-08"],
    ["where it began, of a moved evening", moved, "all", "2026-12-20", "2026-11-24"],
  ])("%s", (_, edited, scope, typed, start) => {
    expect(ruleStart(edited, { scope, ruleBefore: "" }, typed)).toBe(start);
  });

  test("with the typed day, if the form was of a single event", () => {
    expect(ruleStart(date, { scope: "all", ruleBefore: shownRule(single) }, "2026-12-03")).toBe("2026-12-03");
  });

  test("on the first date that fits", () => {
    expect(firstDateOf({ ...everyWeek, days_of_week: [4] }, "2026-12-01")).toBe("2026-12-03");
    expect(firstDateOf(everyWeek, "2026-12-01")).toBe("2026-12-01");
    expect(firstDateOf(everyWeek, "soon")).toBe("soon");
  });
});
