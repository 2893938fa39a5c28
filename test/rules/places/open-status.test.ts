import { describe, expect, test } from "vitest";
import { daysOfHours, type WeekHours } from "../../../app/rules/places/hours";
import { openStatus } from "../../../app/rules/places/open-status";
import { parseWeekHours } from "../../../app/rules/places/week-hours";
import { formatLocalDateTime, instantOf } from "../../../app/rules/time/panama-time";

/** 2026-11-16 is a Monday. */
const dates: Record<string, string> = Object.fromEntries(
  daysOfHours.map((day, index) => [day, `2026-11-${16 + index}`]),
);

function at(text: string): Date {
  const [day = "", time = ""] = text.split(" ");
  const instant = instantOf(dates[day] ?? day, time);
  if (!instant) throw new Error(`no instant: ${text}`);
  return instant;
}

function say(instant: Date | null): string {
  if (!instant) return "never";
  const [date = "", time] = formatLocalDateTime(instant).split("T");
  return `${daysOfHours.find((day) => dates[day] === date) ?? date} ${time}`;
}

function status(hours: WeekHours | null, when: string): string {
  const found = openStatus(hours, at(when));
  if (found.state === "open") return `open until ${say(found.closesAt)}`;
  return found.state === "closed" ? `closed until ${say(found.opensAt)}` : found.state;
}

const plain: WeekHours = { Monday: "9:00 AM - 5:00 PM", Tuesday: "9:00 AM - 5:00 PM", Sunday: "Closed" };
const split: WeekHours = { Monday: "9:00 AM - 1:00 PM; 5:00 PM - 9:00 PM", Wednesday: "8:00 - 12:00" };
const nights: WeekHours = { Saturday: "6 PM - 2 AM", Sunday: "8 PM - 1 AM", Monday: "9 AM - 5 PM" };
const joined: WeekHours = { Monday: "9 AM - 12 PM; 12 PM - 5 PM", Tuesday: "9 - 11 AM; 10 AM - 3 PM" };
const late: WeekHours = { Saturday: "6 PM - midnight; 11 PM - 3 AM" };
const always = parseWeekHours("24 hours");
const almost: WeekHours = {
  Friday: "24 hours",
  Saturday: "24 hours",
  Sunday: "9 AM - 11:59 PM",
  Monday: "12 AM - 3 AM",
};
const unclear: WeekHours = {
  Monday: "9 AM - 5 PM",
  Tuesday: "By appointment",
  Saturday: "8 PM - 3 AM",
  Sunday: "ask us",
};

describe("open or closed", () => {
  test.each<[string, WeekHours | null, string, string]>([
    ["in the middle of the day", plain, "Monday 12:00", "open until Monday 17:00"],
    ["one minute before opening", plain, "Monday 08:59", "closed until Monday 09:00"],
    ["at the minute of opening", plain, "Monday 09:00", "open until Monday 17:00"],
    ["at the minute of closing", plain, "Monday 17:00", "open until Monday 17:00"],
    ["one minute after closing", plain, "Monday 17:01", "closed until Tuesday 09:00"],
    ["on a closed day", plain, "Sunday 12:00", "closed until 2026-11-23 09:00"],
    ["on a blank day beside written ones", plain, "Wednesday 12:00", "closed until 2026-11-23 09:00"],
    ["before a split day", split, "Monday 08:00", "closed until Monday 09:00"],
    ["in the first part of a split day", split, "Monday 13:00", "open until Monday 13:00"],
    ["between the parts", split, "Monday 13:01", "closed until Monday 17:00"],
    ["in the second part", split, "Monday 17:00", "open until Monday 21:00"],
    ["after a split day, over an empty one", split, "Monday 21:01", "closed until Wednesday 08:00"],
    [
      "after midnight the night still belongs to the day before",
      nights,
      "Sunday 01:30",
      "open until Sunday 02:00",
    ],
    ["at the night's last minute", nights, "Sunday 02:00", "open until Sunday 02:00"],
    ["one minute after the night", nights, "Sunday 02:01", "closed until Sunday 20:00"],
    ["Sunday's night runs into Monday", nights, "2026-11-23 00:59", "open until 2026-11-23 01:00"],
    ["Monday's morning after Sunday's night", nights, "2026-11-23 01:01", "closed until 2026-11-23 09:00"],
    ["no night before the week's first evening", nights, "Saturday 01:00", "closed until Saturday 18:00"],
    ["parts that touch are one opening", joined, "Monday 10:00", "open until Monday 17:00"],
    [
      "parts two minutes apart are two openings",
      { Monday: "9 AM - 12 PM; 12:02 - 5 PM" },
      "Monday 10:00",
      "open until Monday 12:00",
    ],
    ["parts that overlap are one opening", joined, "Tuesday 09:30", "open until Tuesday 15:00"],
    ["around the clock, every day", always, "Thursday 03:00", "open until never"],
    ["around the clock, then a night that ends", almost, "Saturday 05:00", "open until Sunday 00:00"],
    ["a minute's gap at midnight closes nobody", almost, "Sunday 22:00", "open until 2026-11-23 03:00"],
    ["a night that goes on in another range of its day", late, "Saturday 19:00", "open until Sunday 03:00"],
    ["the same day next week", { Monday: "9 AM - 5 PM" }, "Monday 17:01", "closed until 2026-11-23 09:00"],
    ["closed the whole week", { Monday: "Closed" }, "Monday 12:00", "closed until never"],
    ["a day that cannot be read", unclear, "Tuesday 12:00", "unknown"],
    ["before a day that cannot be read", unclear, "Monday 18:00", "closed until never"],
    ["a readable night into a day that cannot be read", unclear, "Sunday 02:00", "open until Sunday 03:00"],
    ["after that night", unclear, "Sunday 03:01", "unknown"],
    ["the opening before the unreadable day", unclear, "Monday 08:00", "closed until Monday 09:00"],
    ["a readable day behind an unreadable one", unclear, "Wednesday 12:00", "closed until Saturday 20:00"],
    ["no hours at all", null, "Monday 12:00", "unknown"],
    ["seven blank days", { Monday: "", Tuesday: " " }, "Monday 12:00", "unknown"],
  ])("%s", (_, hours, when, expected) => {
    expect(status(hours, when)).toBe(expected);
  });

  test("counts the whole minute of closing", () => {
    const lastSecond = new Date(at("Monday 17:00").getTime() + 59_999);
    expect(openStatus(plain, lastSecond).state).toBe("open");
    expect(openStatus(plain, at("Monday 17:01")).state).toBe("closed");
  });

  test("closed for the season overrides open hours, and everything else", () => {
    expect(openStatus(plain, at("Monday 12:00"), true)).toEqual({ state: "closed-for-season" });
    expect(openStatus(null, at("Monday 12:00"), true)).toEqual({ state: "closed-for-season" });
    expect(openStatus(always, at("Monday 12:00"), true)).toEqual({ state: "closed-for-season" });
  });

  test("uses Panama's day, not the server's", () => {
    const sundayInLondon = new Date("2026-11-22T04:30:00Z");
    expect(openStatus({ Saturday: "8 PM - 11:45 PM", Sunday: "Closed" }, sundayInLondon).state).toBe("open");
  });
});

describe("a status", () => {
  test("is valid to the minute, all week long", () => {
    for (const hours of [plain, split, nights, joined, almost, unclear]) {
      let before = openStatus(hours, at("Monday 00:00"));
      for (let step = 1; step < 8 * 1440; step += 1) {
        const now = new Date(at("Monday 00:00").getTime() + step * 60_000);
        const status = openStatus(hours, now);
        const isPromised =
          before.state === "open"
            ? before.closesAt?.getTime() === now.getTime() - 60_000
            : before.state === "closed" && before.opensAt?.getTime() === now.getTime();
        const isChange = status.state !== before.state && [before.state, status.state].includes("open");
        if (isChange !== isPromised) expect([now, before, status]).toBe("what was promised");
        before = status;
      }
    }
  });
});
