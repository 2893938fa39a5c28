type Tones = { far: string; near: string; front: string; body: string; lit: string; seam: string };

const tones: Record<"day" | "night", Tones> = {
  day: {
    far: "#0c4156",
    near: "#072a3b",
    front: "#05202e",
    body: "#1d6072",
    lit: "#2b7483",
    seam: "#124a5b",
  },
  night: {
    far: "#0b2a49",
    near: "#061a30",
    front: "#041224",
    body: "#1c456a",
    lit: "#2a5880",
    seam: "#12334f",
  },
};

/** The foot of the tall card, which a phone's controls may cover: it has no words. */
export function seabedScene(time: "day" | "night"): string {
  const { far, near, front, body, lit, seam } = tones[time];
  return [
    `<linearGradient id="rays" x2="0" y2="1"><stop stop-color="${lit}" stop-opacity="0"/><stop offset=".4" stop-color="${lit}" stop-opacity=".22"/><stop offset="1" stop-color="${lit}" stop-opacity="0"/></linearGradient>`,
    `<path fill="url(#rays)" d="M330 1480H420L330 1900H120zM520 1480H560L530 1900H430zM650 1480H770L860 1900H640zM890 1480H930L1060 1900H960z"/>`,
    `<path fill="${far}" d="M0 1800c60-30 100-22 150-6 70 22 110 60 200 54 110-8 150-30 260-18 90 10 120-20 190-58 60-32 120-22 160 0 50 26 80 14 120-8V1920H0z"/>`,
    fan(214, 1872, 128, -8, near),
    fan(866, 1850, 150, 6, near),
    `<path fill="${near}" d="M0 1836c40-24 84-20 112 8 26 24 60 20 92 12 50-12 90 18 140 26 100 16 210-10 330-4 60 2 84-18 116-40 44-30 92-26 122 6 20 22 50 14 74-4 30-24 60-22 94-6V1920H0z"/>`,
    fan(64, 1900, 178, 6, front),
    fan(1006, 1904, 206, -7, front),
    `<path fill="${front}" d="M0 1884c30-14 74-12 106 6 60 32 200 24 330 18 150-6 290 12 390-4 40-6 60-30 106-30 50 0 70 22 148 12V1920H0z"/>`,
    `<g transform="translate(446 1768) rotate(72) scale(.46 .52)">${turtle(body, lit, seam)}</g>`,
    fish(700, 1726, 1, body, seam),
    fish(784, 1702, 0.8, body, seam),
    fish(766, 1762, 0.7, body, seam),
  ].join("");
}

/** From above, her head up. */
function turtle(body: string, lit: string, seam: string): string {
  const flipper =
    "M58-92C104-140 186-128 232-40 246-10 250 24 238 34 222 40 204 4 176-22 146-50 110-56 78-42z";
  const hind = "M62 118C98 122 132 150 138 196 120 208 74 190 44 152z";
  return (
    `<path fill="${body}" d="${flipper}${hind}M-30-112C-52-150-50-206 0-220 50-206 52-150 30-112z"/>` +
    `<path fill="${body}" transform="scale(-1 1)" d="${flipper}${hind}"/>` +
    `<path fill="${lit}" d="M0-126C82-126 126-66 122 10 118 80 56 132 0 164-56 132-118 80-122 10-126-66-82-126 0-126z"/>` +
    `<path fill="none" stroke="${seam}" stroke-width="8" d="M0-124L-34-92-36-40-34 20-28 76 0 120 28 76 34 20 36-40 34-92zM-36-40H36M-34 20H34M-28 76H28M-34-92L-84-84M34-92L84-84M-36-40L-116-34M36-40L116-34M-34 20L-112 44M34 20L112 44M-28 76L-72 104M28 76L72 104M0 120V160"/>`
  );
}

/** Swims to the right. */
function fish(x: number, y: number, size: number, colour: string, seam: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})"><path fill="${colour}" d="M40 0C24-20-8-22-30-4L-54-20Q-46 0-54 18L-30 5C-8 20 24 18 40 0zM8-15Q-4-32-22-28L-16-9z"/>` +
    `<path fill="none" stroke="${seam}" stroke-width="4" d="M18-12q-8 11 0 22"/></g>`
  );
}

/** A sea fan: ribs that fork, all in one plane. */
function fan(x: number, y: number, height: number, lean: number, colour: string): string {
  const turns = [-46, -33, -20, -7, 7, 20, 33, 46];
  const ribs = turns.map((turn) => {
    const long = height * (0.62 + 0.38 * Math.cos((turn * Math.PI) / 180));
    const twigs = [0.36, 0.52, 0.68, 0.82].map((part) => {
      const [from, out] = [Math.round(long * part), Math.round(long * 0.2 * (1.25 - part))];
      return `M0-${from}q${out}-2 ${out}-${out * 2}M0-${from}q-${out}-2-${out}-${out * 2}`;
    });
    return `<path transform="rotate(${turn})" d="M0 0V-${Math.round(long)}${twigs.join("")}"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${lean}) scale(.95 1)" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round">${ribs.join("")}</g>`;
}
