import { each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { hills } from "../../grounds/hills";
import { sea } from "../../grounds/sea";
import { sky } from "../../grounds/sky";

const body =
  "M0 4C26-34 90-82 190-98 300-112 430-84 520-40 556-22 586-12 606-8V10C586 14 560 24 530 40 440 84 330 112 220 104 120 96 36 48 0 4z";

/** A yellowfin, as long as it is near: sickle fins, a small dark eye, a straight mouth. */
function yellowfin({ lit, shade, define }: Stage): string {
  const gold = lit("#f3be4a");
  const bands = [
    [0.1, "#142f52"],
    [0.36, "#2f6690"],
    [0.47, "#5f9aa4"],
    [0.53, "#e6c25c"],
    [0.62, "#e9e2cc"],
    [1, "#aebcc6"],
  ] as const;
  define(
    "y",
    () =>
      `<linearGradient id="y" gradientUnits="userSpaceOnUse" x1="0" y1="-104" x2="0" y2="106">${each(bands, ([at, colour]) => `<stop offset="${at}" stop-color="${lit(colour)}"/>`)}</linearGradient>`,
  );
  return (
    fill(shade("#f3be4a", 0.6), "M250-96C300-130 360-168 440-182 404-152 372-120 352-86z") +
    fill(gold, "M262-94C310-126 360-160 440-182 398-156 362-124 340-88z") +
    fill(lit("#2c4a72"), "M150-88C158-120 176-136 200-142 206-126 226-112 262-98z") +
    fill(gold, "M360 86C400 120 436 152 512 168 470 138 444 104 430 66z") +
    fill(
      lit("#2a4468"),
      "M590-8C620-30 640-78 690-116 672-66 662-34 660 2 664 36 680 66 706 110 650 82 622 38 590 12z",
    ) +
    fill("url(#y)", body) +
    fill(
      lit("#f6f0e0"),
      "M40 20C120 66 220 90 330 84 420 78 490 50 560 22 470 40 380 52 280 50 180 48 100 34 40 20z",
      0.55,
    ) +
    line(lit("#14304f"), 3, "M150-30C190-56 230-30 290-26 400-18 500-8 590-2", 0.5) +
    line(lit("#2c4a72"), 4, "M124-58C146-34 150 14 132 46") +
    fill(lit("#14243f"), "M128-4C190-6 250 12 300 46 240 46 170 40 132 18z") +
    fill(lit("#3f6a90"), "M134 0C190 0 240 14 290 42 236 28 180 20 134 10z") +
    oval(lit("#c9b98e"), 66, -22, 12) +
    oval("#0f1c36", 66, -22, 9) +
    line(lit("#2c4a72"), 3.5, "M3 5C16 8 32 9 46 6") +
    fill(
      gold,
      "M450-70l22-12-6 20zM446 72l24 10-4-18zM474-59l22-12-6 20zM471 62l24 10-4-18zM498-48l22-12-6 20zM496 51l24 10-4-18zM522-37l22-12-6 20zM521 40l24 10-4-18z",
    )
  );
}

/** On the line: above the water a boat with a bent rod, below it the fish. */
export const tuna: Drawing = {
  near: [90, 10, 710],
  sun: { x: 770 },
  draw(stage) {
    const { lit, shade, light, accent } = stage;
    const swell = "M-720 424Q-540 404-360 422T0 420 340 424 700 416 1060 424 1680 416";
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 980 }) +
      sea(stage, { to: 440 }) +
      // a panga, somebody in it who holds on
      fill(
        lit("#fdf6e8"),
        "M30 356C150 382 280 382 392 340 380 410 340 450 300 462H70C44 440 34 400 30 356z",
      ) +
      fill(lit(accent), "M30 356C150 382 280 382 392 340L386 366C280 404 150 404 34 380z") +
      fill(shade("#2c3a42", 0.3), "M18 326h34v70H18zM26 396h18v60H26z") +
      line(light.dark, 20, "M226 364L220 300") +
      line(light.dark, 12, "M222 306L262 326 286 318M216 306L240 334 270 330") +
      oval(light.dark, 216, 270, 17, 19) +
      fill(
        lit("#f6e6c2"),
        "M176 258Q216 270 258 256 252 250 236 250L231 228Q216 234 201 228L197 251Q182 251 176 258z",
      ) +
      line(light.dark, 6, "M198 246Q216 251 235 246") +
      line(light.dark, 7, "M254 336Q318 292 374 214 408 168 452 186") +
      // under water
      fill(lit("#2b8ba2"), `${swell}V880H-720z`, 0.92) +
      fill(lit("#1c6c88"), "M-720 560Q-200 520 300 556T1680 540V880H-720z", 0.7) +
      fill(lit("#124f6c"), "M-720 680Q0 630 600 676T1680 660V880H-720z", 0.7) +
      fill(
        light.glint,
        "M480 424L560 424 470 880H300zM660 420L700 420 690 880H600zM820 420L900 422 960 880H860z",
        0.09,
      ) +
      line(light.glint, 7, swell, 0.9) +
      line(lit("#fffaf0"), 2.5, "M452 186Q436 390 262 548") +
      put(260, 548, 0.64, yellowfin(stage), 3) +
      each(
        [
          [226, 504, 11],
          [204, 470, 8],
          [238, 452, 6],
        ],
        ([x, y, r]) => oval(light.glint, x, y, r, r, 0.6),
      )
    );
  },
};
