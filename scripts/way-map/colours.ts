/** Colours by day and night; two are repeated in `parts/way.css`. */
const day =
  "--shallow:#d3ece2;--shelf:#a8d6d6;--sea:#b4dcda;--deep:#8ac3c8;--foam:#fffaf0;--land:#f4e6c4;--dry:#d3c083;--green:#a9b579;--forest:#6d9a6b;--road:#f0603c;--ink:#10303c;--water:#0f6073;--cow:#7c5b3f;--lit:.22";
const night =
  "--shallow:#1b4b57;--shelf:#143e4b;--sea:#103643;--deep:#0a2632;--foam:#0c2a36;--land:#2f4d4e;--dry:#3d5c53;--green:#416a58;--forest:#3f7a60;--road:#ff8562;--ink:#f7f0e2;--water:#8fd3dc;--cow:#c9a183;--lit:.12";

export const style = [
  `svg{${day}}`,
  `@media(prefers-color-scheme:dark){svg{${night}}}`,
  ".lit{fill:#fff;opacity:var(--lit)}",
  ".shore,.line{fill:none;stroke-linejoin:round;stroke-linecap:round}",
  ".foam{stroke:var(--foam)}",
  ".wave{stroke:var(--water);stroke-width:1.4;opacity:.45}",
  ".town{fill:var(--foam);stroke:var(--ink);stroke-width:2.4}",
].join("");

const tones = ["dry", "green", "forest"];

export const gradients = [
  '<linearGradient id="sea" x2=".6" y2="1"><stop stop-color="var(--sea)"/><stop offset="1" stop-color="var(--deep)"/></linearGradient>',
  ...tones.map(
    (tone) =>
      `<linearGradient id="${tone}" x2="0" y2="1"><stop offset=".25" stop-color="var(--${tone})"/><stop offset="1" stop-color="var(--${tone})" stop-opacity="0"/></linearGradient>`,
  ),
].join("");
