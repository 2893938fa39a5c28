type Step = [x: number, y: number];

/** A range seen from the south, from left to right: foot, summit, saddle, summit … foot. */
type Range = { tone: "dry" | "green" | "forest"; foot: number; line: Step[] };

/** From back to front. The ranges are in their real places, the single hills aren't. */
// biome-ignore format: a line of hills a line
const ranges: Range[] = [
  { tone: "dry", foot: 128, line: [[-14, 104], [10, 88], [32, 104], [60, 80], [88, 102], [112, 88], [136, 101], [164, 78], [192, 100], [210, 92], [242, 122]] },
  { tone: "dry", foot: 144, line: [[-14, 124], [20, 106], [44, 123], [76, 100], [104, 121], [130, 107], [154, 120], [184, 98], [214, 121], [226, 114], [246, 139]] },
  { tone: "dry", foot: 158, line: [[-14, 138], [2, 130], [26, 142], [50, 122], [80, 140], [102, 130], [130, 155]] },
  { tone: "green", foot: 330, line: [[4, 326], [30, 291], [50, 308], [62, 300], [86, 327]] },
  { tone: "green", foot: 354, line: [[8, 350], [34, 321], [50, 334], [68, 316], [98, 350]] },
  { tone: "forest", foot: 388, line: [[20, 384], [42, 356], [68, 384]] },
  { tone: "forest", foot: 411, line: [[22, 407], [50, 378], [74, 407]] },
  { tone: "forest", foot: 434, line: [[18, 430], [36, 407], [46, 418], [60, 398], [84, 430]] },
];

/** Each range fades out at its foot and is lit from the east. */
export function relief(): string {
  return ranges
    .map(
      (range) => `<path fill="url(#${range.tone})" d="${body(range)}"/><path class="lit" d="${lit(range)}"/>`,
    )
    .join("");
}

function body({ foot, line }: Range): string {
  const [first = [0, 0], ...others] = line;
  const last = line.at(-1) ?? first;
  const slopes = others.map((to, index) => slope(line[index] ?? first, to));
  return `M${tell(first)}${slopes.join("")}L${tell([last[0] - 4, foot])}H${first[0] + 4}z`;
}

function slope([x, y]: Step, [toX, toY]: Step): string {
  const reach = toX - x;
  return `C${tell([x + reach * 0.45, y], [toX - reach * 0.4, toY], [toX, toY])}`;
}

function lit({ line }: Range): string {
  const faces = line.map((summit, index) => {
    const saddle = line[index + 1];
    return index % 2 === 1 && saddle ? face(summit, saddle) : "";
  });
  return faces.join("");
}

/** From the summit down the slope, and back up along a crease. */
function face(summit: Step, saddle: Step): string {
  const at = (across: number, down: number): Step => [
    summit[0] + (saddle[0] - summit[0]) * across,
    summit[1] + (saddle[1] - summit[1]) * down,
  ];
  const foot = at(0.5, 1);
  const back = tell([foot[0], foot[1] + 3], at(0.45, 0.75), at(0.1, 0.7));
  return `M${tell(summit)}${slope(summit, saddle)}C${back}S${tell(at(0.2, 0.3), summit)}z`;
}

function tell(...steps: Step[]): string {
  return steps.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join(" ");
}
