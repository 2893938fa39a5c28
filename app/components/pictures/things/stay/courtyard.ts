import { mix } from "../../drawing/colour";
import { dashes, each, fill, line, oval, put } from "../../drawing/pen";
import type { Drawing, Stage } from "../../drawing/stage";
import { leaves } from "../../grounds/plants";
import { sky } from "../../grounds/sky";
import { puff } from "../../parts/goods";
import { bicycle } from "../../parts/vehicles";

export const courtyard: Drawing = {
  sun: { x: 480, y: 150 },
  draw(stage) {
    const { light, lit, shade, shine, wall, accent, second } = stage;
    return (
      // seen from the passage: an arch frames the yard
      sky(stage) +
      each(rooms, (colour, index) => room(stage, 100 + 152 * index, colour)) +
      fill(lit("#b5603c"), "M-720 170h2400v46h-2400z") +
      dashes(shade("#8a4432", 0.6), 34, "3 27", "M-720 194H1680", 0.6) +
      fill("#000000", "M-720 216h2400v20h-2400z", 0.16) +
      fill(lit("#d9a878"), "M-720 566h2400v280h-2400z") +
      line(
        shade("#b5805a", 0.5),
        3,
        "M-720 600H1680M-720 646H1680M380 566L300 720M580 566L600 720M480 566L450 720M680 566L750 720M300 566L150 720M780 566L900 720",
        0.5,
      ) +
      // the mango tree in its ring of stone
      fill(
        shade("#6a4a34", 0.3),
        "M520 610Q536 500 520 420l20-4q16 30 26 44 10-30 20-60l22 6q-22 60-16 110 4 60 16 94z",
      ) +
      puff(light.leaf, [
        [440, 360, 70],
        [520, 300, 84],
        [610, 320, 78],
        [670, 380, 56],
        [560, 380, 70],
      ]) +
      puff(mix(light.leaf, light.leafLit, 0.6), [
        [430, 340, 42],
        [510, 270, 54],
        [610, 296, 46],
        [560, 350, 36],
      ]) +
      each(
        [
          [470, 400],
          [540, 420],
          [610, 410],
          [650, 366],
          [500, 350],
        ],
        ([x, y]) => oval(lit("#f0a238"), x, y, 12, 16),
      ) +
      fill(shade("#c9b08c", 0.5), "M440 608q120-30 250 0v26q-130 30-250 0z") +
      fill(shine("#e9d9b8", 0.2), "M440 606q120-30 250 0-130 28-250 0z") +
      bicycle(stage, 770, 640, 0.8, accent) +
      pot(stage, 258, 640, second) +
      // the near arch
      fill(shade(wall, 0.25), "M-720-200h2400v1040h-2400zM130 840H830V330Q780 40 480 40T130 330z") +
      fill(shine("#fbf1dc", 0.2), "M130 840V330Q200 40 480 40T830 330V840h34V326Q780 4 480 4T96 326V840z") +
      bougainvillea(stage)
    );
  },
};

const rooms = ["#e9b23d", "#d9674e", "#2f9c95", "#d98aa0", "#5f93c4"];

/** A room of its own colour with an arch before its door. */
function room({ lit, shade, lamps }: Stage, x: number, colour: string): string {
  return (
    fill(lit(colour), `M${x} 210h152v360H${x}z`) +
    fill(shade(colour, 0.9), `M${x + 22} 570V350q54-84 108 0v220z`) +
    fill(lamps ? "#ffcf7c" : shade("#4a3a34", 0.4), `M${x + 42} 420h68v150h-68z`) +
    fill(lit("#f6ecd8"), `M${x + 48} 426h28v144h-28z`)
  );
}

function pot(stage: Stage, x: number, y: number, colour: string): string {
  const { light, lit, shade } = stage;
  return (
    leaves(stage, x, y - 50, { size: 0.6, colours: [light.leaf, light.leafLit], turns: [-50, -22, 6, 30] }) +
    put(
      x,
      y,
      1,
      fill(lit(colour), "M-40-60h80l-12 60h-56z") + fill(shade(colour, 0.7), "M12-60h28l-12 60H4z"),
    )
  );
}

function bougainvillea(stage: Stage): string {
  const { light, lit, int } = stage;
  const points: [number, number, number][] = [];
  for (let i = 0; i < 30; i++) {
    const share = i / 30;
    points.push([
      820 - 240 * share + int(-26, 26),
      120 - 90 * share + (share < 0.4 ? int(0, 220) : int(-10, 40)),
      int(10, 22),
    ]);
  }
  const every = (rest: number) => points.filter((_, index) => index % 3 === rest);
  return puff(light.leaf, every(0)) + puff(lit("#c42e64"), every(1)) + puff(lit("#ee6a92"), every(2));
}
