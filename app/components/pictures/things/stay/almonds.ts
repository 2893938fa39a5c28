import { mix } from "../../drawing/colour";
import { bare, each, fill, line, oval, put } from "../../drawing/pen";
import { box, lens } from "../../drawing/shapes";
import { type Drawing, edge, type Stage } from "../../drawing/stage";
import { stamp } from "../../drawing/stamp";
import { hills } from "../../grounds/hills";
import { clump } from "../../grounds/plants";
import { sea } from "../../grounds/sea";
import { seaAlmond } from "../../grounds/sea-almond";
import { sky } from "../../grounds/sky";
import { lounger } from "../../parts/parasol-and-lounger";

/** A small hotel with verandas among sea almonds, a pool in front and an open gate to the beach behind. */
export const almonds: Drawing = {
  near: [252, 20, 700],
  draw(stage) {
    const { lit, shade, light } = stage;
    // A lounger of sand would be lost on the terrace.
    const accent = stage.accent === "#f3dcae" ? "#d9573c" : stage.accent;
    const stone = "#ecd6ac";
    return (
      sky(stage) +
      hills(stage, { flip: false, end: 420 }) +
      sea(stage, { to: 460 }) +
      seaAlmond(stage, 744, 430, 0.78, -1) +
      gate(stage) +
      clump(light.leaf, 1010, 1680, 514, 46) +
      house(stage) +
      fill(lit(stone), box(edge.left, 520, edge.width, 360)) +
      line(
        shade(stone, 0.7),
        3,
        "M-720 566H1680M-720 640H1680M-720 730H1680M-300 522L-620 840M-80 522L-260 840M140 522L80 840M960 522L1040 840M1160 522L1440 840M1380 522L1800 840",
        0.4,
      ) +
      put(36, 76, [0.88, 0.86], pool(stage)) +
      seaAlmond(stage, -420, 556, 0.86, -1) +
      seaAlmond(stage, 1290, 560, 1, -1) +
      fill(shade(stone), lens(10, 572, 400, 26), 0.6) +
      seaAlmond(stage, 180, 572, 1) +
      lounger(stage, 150, 622, 0.62, accent) +
      lounger(stage, 1180, 640, 0.8, accent)
    );
  },
};

/** The wall to the beach, and through its gate the path to the sea. */
function gate(stage: Stage): string {
  const { lit, shade, light, lamps } = stage;
  const [chalk, wood] = [lamps ? "#ffeac4" : "#fbf3e4", lit("#b5794a")];
  const bars = line(shade("#b5794a"), 3, "M-32 8v66M-23 5v66M-14 2v66M-34 38L-2 28");
  const leaf = fill(wood, "M0-6L-38 10V92L0 70z") + bars;
  const wall = (y: number, high: number) =>
    box(edge.left, y, 324 - edge.left, high) + box(438, y, 1242, high);
  return (
    fill(light.sand, box(318, 456, 126, 70)) +
    line(light.glint, 4, "M318 456H444", 0.8) +
    fill(mix(light.sand, light.glint, 0.45), "M374 462H396L434 526H322z") +
    fill(lit(chalk), wall(446, 80)) +
    fill(shade(chalk, 0.6), wall(446, 9) + wall(510, 12)) +
    line(lit(chalk), 12, "M326 520V444Q328 404 381 404T436 444V520") +
    line(shade(chalk, 0.7), 4, "M332 520V446Q334 411 381 411T430 446V520") +
    (lamps ? oval("#ffd98e", 381, 424, 7, 9) : "") +
    put(324, 446, 1, leaf) +
    put(438, 446, [-1, 1], leaf)
  );
}

function house(stage: Stage): string {
  const { lit, shade, lamps, roof, second, light } = stage;
  // Lamps light the verandas from inside: only the sky behind is dusk.
  const [plaster, shadow] = lamps ? ["#f0dab0", "#c79f72"] : [shade("#f8ecd4", 0.4), shade("#f8ecd4")];
  const frame = lamps ? "#fff3d8" : lit("#fff6e4");
  const blind = shade(mix(second, "#54787a", 0.6), 0.2);
  const wood = shade("#6a4836", 0.3);
  const glass = lamps ? "#ffcf7e" : shade("#39565c", 0.4);
  const dim = shade("#39565c", 0.5);
  const door = stamp(
    stage,
    "do",
    () =>
      fill(lamps ? "#e4c896" : shade("#fff6e4", 0.3), "M-27-96H27V0H-27z") +
      bare("M-20-90H20V0H-20z") +
      fill("#ffffff", "M-20-90H20v40H-20z", 0.18) +
      line(wood, 3, "M0-90V0M-20-54H20") +
      fill(blind, "M-46-92h19v90h-19zM27-92h19v90H27z") +
      line(
        mix(blind, light.dark, 0.4),
        3,
        "M-43-80h13m-13 12h13m-13 12h13m-13 12h13m-13 12h13m-13 12h13M30-80h13m-13 12h13m-13 12h13m-13 12h13m-13 12h13m-13 12h13",
        0.7,
      ),
  );
  const bays = [508, 622, 736, 850];
  const posts = (y: number, high: number) => each([452, 565, 679, 793, 906], (x) => box(x - 5, y, 10, high));
  return (
    // the walls lie in the shade of the verandas
    fill(plaster, "M456 270H902V520H456z") +
    fill(shadow, "M456 270H902v22H456zM456 396H902v20H456z", 0.7) +
    (lamps ? each([508, 622, 850], (x) => oval("#ffedbe", x, 336, 56, 50, 0.7)) : "") +
    (lamps ? each([508, 622, 736], (x) => oval("#ffedbe", x, 468, 56, 52, 0.7)) : "") +
    each(
      bays,
      (x, index) =>
        door(x, 384, 1, 0, index === 2 ? dim : glass) + door(x, 516, [1, 1.04], 0, index === 3 ? dim : glass),
    ) +
    fill(frame, posts(268, 118) + posts(394, 126) + box(446, 382, 466, 13)) +
    line(frame, 4, "M452 346H906") +
    line(frame, 2.5, `M460 346v36${"m12-36v36".repeat(36)}`) +
    fill(lit(roof), "M414 272L492 196H866L944 272z") +
    fill(shade(roof, 0.8), "M866 196L944 272H884L836 196z", 0.7) +
    line(shade(roof), 3, "M474 216H886M452 236H908M430 256H930", 0.5) +
    fill(shade(roof), "M414 270H944v9H414z") +
    clump(light.leaf, 470, 540, 516, 16)
  );
}

function pool(stage: Stage): string {
  const { lit, shade, shine, lamps } = stage;
  const water = lamps ? "#2f9fb0" : "#35b4bd";
  return (
    fill(
      shine("#fffaf0", 0.2),
      "M376 582H800Q880 582 910 624L930 660Q950 704 880 704H300Q224 704 250 656L280 616Q304 582 376 582z",
    ) +
    fill(
      lit(water),
      "M384 594H794Q862 594 888 630L906 658Q922 690 866 690H314Q254 690 274 658L300 624Q322 594 384 594z",
    ) +
    fill(
      shade(water, 0.6),
      "M384 594H794Q862 594 888 630 862 610 794 610H384Q322 610 300 624 322 594 384 594z",
    ) +
    // the lit windows above shine in it
    (lamps
      ? line(
          "#ffd98e",
          4,
          "M486 622h52M494 634h30M600 622h52M612 634h34M604 646h24M714 622h52M722 634h28M836 626h24",
        )
      : fill(
          lit("#d8f2ea"),
          lens(560, 628, 70, 9) + lens(668, 634, 84, 10) + lens(600, 660, 110, 10),
          0.55,
        )) +
    fill(
      shine("#8fe6e2", 0.5),
      lens(330, 640, 150, 6) + lens(380, 672, 190, 7) + lens(720, 672, 130, 6),
      0.8,
    ) +
    line(lit("#e6ecea"), 6, "M806 634v-58q0-16 16-16t16 16v10M856 634v-58q0-16 16-16t16 16v10M806 606h50") +
    each(
      [
        [204, 596, 20],
        [246, 640, -30],
        [150, 672, 60],
        [520, 566, -50],
        [450, 646, 10],
      ],
      ([x, y, turn]) =>
        put(
          x,
          y,
          [0.6, 0.36],
          fill(lit(lamps ? "#d2573e" : "#dd5a3c"), "M0 0C10-22 40-24 54-4 38 14 14 14 0 0z"),
          turn,
        ),
    )
  );
}
