import { fill, line, oval, put } from "../../drawing/pen";
import type { Drawing } from "../../drawing/stage";
import { yard } from "../../grounds/outlook-and-yard";
import { tufts } from "../../grounds/plants";

export const builder: Drawing = {
  draw(stage) {
    const { light, lit, shade, accent, second, third } = stage;
    return (
      yard(stage) +
      // blocks below, bare rafters above
      fill(lit("#c4b8a4"), "M360 320H860V606H360z") +
      line(
        shade("#8f8474", 0.4),
        4,
        "M360 362H860M360 404H860M360 446H860M360 488H860M360 530H860M360 572H860M420 320v42M520 320v42M620 320v42M720 320v42M820 320v42M380 362v42M470 362v42M570 362v42M670 362v42M770 362v42M420 404v42M820 404v42M380 446v42M820 488v42M420 488v42M380 530v42M470 530v42M770 530v42M420 572v34M820 572v34",
        0.8,
      ) +
      fill(shade("#8f8474", 0.6), "M800 320H860V606H800z", 0.5) +
      fill(lit(accent), "M360 400Q440 380 500 410T620 400V606H360z") +
      fill(shade("#4a3a34", 0.5), "M480 440h100v166H480zM690 410h100v90H690z") +
      line(lit("#d9b27c"), 12, "M480 606V440H580V606M690 410h100v90H690z") +
      fill(lit("#d9b27c"), "M330 304H890v18H330z") +
      line(
        lit("#c9985c"),
        14,
        "M340 304L610 150 880 304M430 304L610 200M520 304L610 252M790 304L610 200M700 304L610 252M610 150V304",
      ) +
      line(shade("#8a5f34", 0.5), 4, "M350 304L610 158 870 304", 0.7) +
      // the ladder, paint, a barrow of sand
      line(shade("#8a5a34", 0.2), 11, "M300 640L400 250M350 640L444 250") +
      line(
        shade("#8a5a34", 0.2),
        8,
        "M312 594H360M324 546H372M336 498H384M350 450H396M362 402H408M374 354H420M386 306H430",
      ) +
      put(
        690,
        590,
        1,
        fill(lit(third), "M-30-60h190l-50 70H10z") +
          fill(shade(third, 0.7), "M90-60h70l-50 70H60z", 0.7) +
          fill(light.sand, "M-20-60q30-60 90-50 60-6 80 50z") +
          line(shade("#8a5a34", 0.3), 10, "M150-56L250-84M10 10L70 34") +
          oval("#22282c", 20, 34, 34) +
          oval(lit("#c9d0d0"), 20, 34, 14) +
          line(shade("#6a4630"), 9, "M90 10L104 66"),
      ) +
      fill(lit("#c9d0d0"), "M200 584h74v70h-74z") +
      fill(lit(accent), "M200 600h74v36h-74z") +
      oval(lit(accent), 237, 584, 37, 10) +
      // the brush stands in the paint, its handle up
      put(
        240,
        586,
        1,
        fill(lit(accent), "M-17 2L-15-20H15L17 2Q0 10-17 2z") +
          fill(lit("#dfe4e4"), "M-16-40H16V-18H-16z") +
          fill(shade("#8a979a", 0.3), "M4-40H16V-18H4z", 0.7) +
          fill(lit(second), "M-14-40Q-14-58-6-70L-6-124q6-10 12 0L6-70Q14-58 14-40z"),
        24,
      ) +
      tufts(stage, 890, 950, 640, 3, light.leaf, 44)
    );
  },
};
