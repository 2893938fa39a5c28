/** In the format of `sha256sum -c`; written last, so its presence says that the backup is complete. */
export const sumsFile = "SHA256SUMS";

export type Sums = ReadonlyMap<string, string>;

export function writeSums(sums: Sums): string {
  const lines = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
  return lines.map(([path, sum]) => `${sum}  ${path}\n`).join("");
}

export function readSums(text: string): Sums {
  const lines = text.split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, sum = "", path = ""] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      if (!sum) throw new Error(`${sumsFile} is damaged: ${line.slice(0, 80)}`);
      return [path, sum];
    }),
  );
}

/** Files that have changed, by name. */
export function damages(written: Sums, found: Sums): string[] {
  return [...written].flatMap(([path, sum]) => {
    const now = found.get(path);
    if (now === undefined) return [`${path} is missing`];
    return now === sum ? [] : [`${path} is damaged`];
  });
}
