import { describe, expect, test } from "vitest";
import { noticeChangesIn, noticeState, type SiteNotice, shownNotice } from "../../../app/rules/site/notice";

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const notice: SiteNotice = {
  text_en: "The road is cut at Río Oria.",
  text_es: "La vía está cerrada en río Oria.",
  level: "warning",
  from_at: at("12:00:00").getTime(),
  until_at: at("13:00:00").getTime(),
};

describe("A notice", () => {
  test.each([
    ["11:59:59", "waiting", 1],
    ["12:00:00", "on", 3600],
    ["12:59:59", "on", 1],
    ["12:59:59.900", "on", 1],
    ["13:00:00", "over", null],
  ])("at %s is %s", (time, state, seconds) => {
    expect(noticeState(notice, at(time))).toBe(state);
    expect(noticeChangesIn(notice, at(time))).toBe(seconds);
    expect(shownNotice(notice, "en", at(time)) !== null).toBe(state === "on");
  });

  test("is in the language of the page", () => {
    expect(shownNotice(notice, "es", at("12:30:00"))).toEqual({ text: notice.text_es, level: "warning" });
    expect(shownNotice(notice, "en", at("12:30:00"))?.text).toBe(notice.text_en);
  });

  test("without text doesn't exist", () => {
    expect(noticeState(null, at("12:00:00"))).toBe("none");
    expect(shownNotice(null, "en", at("12:00:00"))).toBeNull();
    expect(noticeChangesIn(undefined, at("12:00:00"))).toBeNull();
  });
});
