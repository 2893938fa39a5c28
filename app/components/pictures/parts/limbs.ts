type Joint = readonly [x: number, y: number, half: number];

const at = ([x, y]: readonly [number, number]) => `${Math.round(x)} ${Math.round(y)}`.replace(" -", "-");

/** An arm or a leg through its joints, each half as thick as said: rounded where it bends, pointed where it ends. */
export function limb(...joints: readonly Joint[]): string {
  const sides = joints.map(([x, y, half], index) => {
    const before = joints[index - 1] ?? joints[0] ?? [x, y];
    const after = joints[index + 1] ?? joints.at(-1) ?? [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [ox, oy] = [(dy / long) * half, (-dx / long) * half];
    return [[x + ox, y + oy] as const, [x - ox, y - oy] as const] as const;
  });
  const outline = [...sides.map(([one]) => one), ...sides.map(([, other]) => other).reverse()];
  const turns = outline.map((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point;
    return `${at(point)} ${at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  const [first = [0, 0], last = [0, 0]] = [outline[0], outline.at(-1)];
  return `M${at([(first[0] + last[0]) / 2, (first[1] + last[1]) / 2])}Q${turns.join(" ")}z`;
}

/** A foot from the side, its ankle above x and its sole on y, pointing to the right. */
export function foot(x: number, y: number): string {
  return `M${x + 5} ${y - 11}q1 6 9 7 5 2 1 4h-21q-2-3 1-11z`;
}
