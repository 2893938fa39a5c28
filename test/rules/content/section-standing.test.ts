import { describe, expect, test } from "vitest";
import {
  isBehind,
  mayPublish,
  outcomes,
  pageStanding,
  scheduleState,
} from "../../../app/rules/content/section-standing";

describe("A schedule", () => {
  const schedule = { number: 7, state: "waiting", publish_at: 1_000_000 } as const;
  test("waits, is overdue if it wasn't published in time, and may be stopped", () => {
    expect(scheduleState(schedule, new Date(1_000_000))).toBe("waiting");
    expect(scheduleState(schedule, new Date(1_000_000 + 300_001))).toBe("overdue");
    expect(scheduleState({ ...schedule, state: "stopped" }, new Date(0))).toBe("stopped");
  });

  test("replaces what was public when it was made, and nothing newer", () => {
    expect(mayPublish(schedule, 3)).toBe(true);
    expect(mayPublish(schedule, 8)).toBe(false);
    expect(mayPublish({ number: 1 }, 0)).toBe(true);
  });

  test("survives drafts and publications meanwhile, and ends a draft", () => {
    const ending = (state: string) =>
      Object.entries(outcomes).flatMap(([act, { ends }]) =>
        (ends as readonly string[]).includes(state) ? [act] : [],
      );
    expect(ending("waiting")).toEqual(["schedule", "unschedule", "delete"]);
    expect(ending("stopped")).toEqual(ending("waiting"));
    expect(ending("draft")).toEqual([
      "create",
      "publish",
      "restore",
      "draft",
      "schedule",
      "discard",
      "delete",
    ]);
  });
});

describe("A page's summary", () => {
  const plain = { isChanged: false, hasDraft: false, schedule: null, isBehind: false };
  test("combines its sections in both languages", () => {
    const standing = pageStanding([
      { isVisible: true, standing: { en: { ...plain, isChanged: true, hasDraft: true }, es: plain } },
      {
        isVisible: false,
        standing: {
          en: { ...plain, schedule: "waiting" },
          es: { ...plain, isChanged: true, isBehind: true, hasDraft: true, schedule: "overdue" },
        },
      },
    ]);
    expect(standing).toEqual({
      changed: { en: 1, es: 1 },
      drafts: 2,
      scheduled: 1,
      stopped: 1,
      hidden: 1,
      behind: 1,
    });
  });

  test("is outdated in Spanish if English has changed since, or is used instead", () => {
    expect(isBehind({ source: "one" }, "two", false)).toBe(true);
    expect(isBehind({ source: "two" }, "two", false)).toBe(false);
    expect(isBehind({ source: null }, "two", false)).toBe(false);
    expect(isBehind(null, "two", false)).toBe(false);
    expect(isBehind(null, "two", true)).toBe(true);
  });
});
