import { describe, expect, it } from "vitest";
import {
  type AskedEdit,
  askedEdit,
  type EditedEvent,
  type Repeats,
  ruleStart,
} from "../../app/rules/event-edit";
import type { SeriesScope } from "../../app/rules/series-change";
import { everyWeek } from "../support/patterns";

const single: EditedEvent = { event_date: "2026-12-01", rule: null };
const rule = { date: "2026-12-08", first: "2026-11-24", pattern: everyWeek };
const date: EditedEvent = { event_date: "2026-12-08", rule };

describe("An edit of a single event", () => {
  it.each<[Repeats, AskedEdit]>([
    ["on", "start series"],
    ["off", "this"],
    ["", "this"],
  ])("that says %j of repeating", (repeats, asked) => {
    for (const scope of ["this", "following", "all"] as const)
      expect(askedEdit(single, scope, repeats)).toBe(asked);
  });
});

describe("An edit of a date of a series", () => {
  it.each<[SeriesScope, Repeats, AskedEdit]>([
    ["this", "on", "this"],
    ["following", "on", "dates"],
    ["all", "on", "dates"],
    ["all", "off", "dissolve series"],
    ["this", "off", "which dates"],
    ["following", "off", "which dates"],
    // A form without the box says nothing about the rule.
    ["this", "", "this"],
    ["following", "", "dates"],
    ["all", "", "dates"],
  ])("for %s that says %j of repeating", (scope, repeats, asked) => {
    expect(askedEdit(date, scope, repeats)).toBe(asked);
  });
});

describe("The rule of an edit begins", () => {
  it.each<[string, EditedEvent, SeriesScope, string, string]>([
    ["with the event itself", single, "this", "2026-12-03", "2026-12-03"],
    ["where it began, for all dates", date, "all", "2026-12-08", "2026-11-24"],
    ["as many days later as the date was moved, for all", date, "all", "2026-12-10", "2026-11-26"],
    ["as many days earlier", date, "all", "2026-12-07", "2026-11-23"],
    ["with the date, for what follows", date, "following", "2026-12-08", "2026-12-08"],
    ["with its new day, for what follows", date, "following", "2026-12-09", "2026-12-09"],
    [
      "with the rule's day when the evening was moved before",
      { event_date: "2026-12-20", rule },
      "following",
      "2026-12-20",
      "2026-12-08",
    ],
    [
      "where it began, of a moved evening",
      { event_date: "2026-12-20", rule },
      "all",
      "2026-12-20",
      "2026-11-24",
    ],
  ])("%s", (_, edited, scope, typed, start) => {
    expect(ruleStart(edited, scope, typed)).toBe(start);
  });
});
