import { describe, expect, test } from "vitest";
import { dayPicture } from "../../../app/rules/sea/day-picture";
import { windowAt, windowOfDay } from "../../../app/rules/sea/day-window";
import { skyOfDay } from "../../../app/rules/sea/sky-day";
import { heightAt } from "../../../app/rules/sea/tide-at";
import { across, down, seaSurface } from "../../../app/rules/sea/tide-curve";
import { watersOfYear } from "../../../app/rules/sea/tide-prediction";
import { parseDay } from "../../../app/rules/time/days";

const day = parseDay("2026-11-25") ?? 0;
const at = (time: string, date = "2026-11-25") => Date.parse(`${date}T${time}:00-05:00`);
const waters = watersOfYear(2026);
const sky = [day - 1, day, day + 1].map(skyOfDay);
const sun = { sunrise: sky[1]?.sunrise ?? 0, sunset: sky[1]?.sunset ?? 0 };

function pictureAt(now: number) {
  const window = windowAt(now, sun);
  return dayPicture(waters, sky, window, now);
}

describe("the window of a day", () => {
  test("is midnight to midnight while the sun is up", () => {
    expect(windowAt(at("13:40"), sun)).toEqual({
      from: at("00:00"),
      until: at("00:00", "2026-11-26"),
      isNight: false,
    });
  });

  test("is noon to noon from sunset to sunrise", () => {
    const night = { from: at("12:00"), until: at("12:00", "2026-11-26"), isNight: true };
    expect(windowAt(at("18:03"), sun)).toEqual(night);
    expect(windowAt(at("23:59"), sun)).toEqual(night);
    expect(windowAt(at("05:00"), sun)).toEqual({
      from: at("12:00", "2026-11-24"),
      until: at("12:00"),
      isNight: true,
    });
  });

  test("never has the current time near its edge", () => {
    for (let minutes = 0; minutes < 1440; minutes += 10) {
      const x = pictureAt(at("00:00") + minutes * 60_000).boat?.x;
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(80);
    }
  });
});

describe("the picture of a day", () => {
  test("draws the sea within a thousandth of its true height", () => {
    const frame = { from: at("00:00"), until: at("00:00", "2026-11-26"), top: 0, foot: 100 };
    const some = waters.filter((water) => Math.abs(water.at - at("12:00")) < 86_400_000);
    const drawn = pointsOf(seaSurface(some, frame));
    expect(drawn.length).toBeGreaterThan(100);
    for (const { x, y } of drawn) {
      const height = heightAt(some, frame.from + (x / 1000) * 86_400_000);
      if (height !== null) expect(Math.abs(y / 10 - down(frame, height))).toBeLessThan(0.3);
    }
  });

  test("places the boat on the sea, pointing up while it rises", () => {
    const { boat } = pictureAt(at("13:40"));
    expect(boat).toMatchObject({ x: 56.9, heading: "up" });
    expect(boat?.metres).toBeCloseTo(2.1, 1);
    expect(pictureAt(at("16:10")).boat?.heading).toBe("level");
    expect(pictureAt(at("20:00")).boat?.heading).toBe("down");
  });

  test("moves the boat by little more than a pixel on a phone in five minutes", () => {
    const [before, after] = [pictureAt(at("13:40")).boat, pictureAt(at("13:45")).boat];
    expect(((after?.x ?? 0) - (before?.x ?? 0)) * 3.9).toBeLessThan(2);
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)) * 2.4).toBeLessThan(3);
  });

  test("keeps labels below the surface clear of the boat", () => {
    const boats = (now: number) => pictureAt(now).waters.map(({ boat }) => boat);
    expect(boats(at("13:40"))).toEqual([null, "beside", "beside", null]);
    expect(boats(at("15:30"))).toEqual([null, null, "above", null]);
    expect(boats(at("10:00"))).toEqual([null, "above", null, null]);
  });

  test("has a sunrise and a sunset by day, and a sunset, a sunrise and stars between them by night", () => {
    const kinds = (now: number) => pictureAt(now).suns.map(({ kind }) => kind);
    expect(kinds(at("12:00"))).toEqual(["sunrise", "sunset"]);
    expect(kinds(at("21:00"))).toEqual(["sunset", "sunrise"]);
    expect(pictureAt(at("12:00")).nights.map(({ from }) => from)).toEqual([
      0,
      pictureAt(at("12:00")).suns[1]?.x,
    ]);
    expect(pictureAt(at("21:00")).nights).toHaveLength(1);
    const lit = pictureAt(at("21:00")).stars.map(({ x }) => x);
    expect(Math.min(...lit)).toBeGreaterThan(25);
    expect(Math.max(...lit)).toBeLessThan(76);
  });

  test("shows the full moon at night, and no new moon", () => {
    expect(pictureAt(at("21:00")).moon?.x).toBeGreaterThan(45);
    const { moon, boat } = pictureAt(at("22:00"));
    expect(Math.abs((moon?.x ?? 0) - (boat?.x ?? 0))).toBeGreaterThan(20);
    const dark = parseDay("2026-11-09") ?? 0;
    expect(dayPicture(waters, [skyOfDay(dark)], windowOfDay(dark), null).moon).toBeNull();
  });

  test("labels midnight in the middle of a night and noon in the middle of a day", () => {
    const middle = (now: number) => pictureAt(now).hours.find(({ x }) => x === 50)?.hour;
    expect([middle(at("12:00")), middle(at("21:00"))]).toEqual([12, 0]);
    expect(across({ from: 0, until: 10, top: 0, foot: 1 }, 5)).toBe(50);
  });
});

/** Points along the relative cubic curves of a path. */
function pointsOf(path: string): { x: number; y: number }[] {
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? [];
  const points: { x: number; y: number }[] = [];
  let [x0 = 0, y0 = 0] = numbers;
  for (let index = 2; index + 5 < numbers.length; index += 6) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers.slice(index, index + 6);
    for (let t = 0; t <= 1; t += 0.05) {
      const mix = (a: number, b: number, c: number, d: number) =>
        a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
      points.push({ x: x0 + mix(0, x1, x2, x3), y: y0 + mix(0, y1, y2, y3) });
    }
    [x0, y0] = [x0 + x3, y0 + y3];
  }
  return points;
}
