/** A folder, and the names after "--only"; null for anything else. */
export function readWords(words: readonly string[]) {
  const at = words.indexOf("--only");
  const only = at < 0 ? [] : words.slice(at + 1);
  const [folder, ...more] = at < 0 ? words : words.slice(0, at);
  const isOdd =
    (at >= 0 && only.length === 0) || [...only, folder ?? ""].some((word) => word.startsWith("-"));
  return more.length > 0 || isOdd ? null : { folder, only };
}

export function say(line: string): void {
  console.log(line);
}

export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
