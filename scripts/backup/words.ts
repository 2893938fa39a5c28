/** "FOLDER", "--remote", both or neither; null for anything else. */
export function folderAndPlace(words: readonly string[]): { folder?: string; isRemote: boolean } | null {
  const [folder, ...more] = words.filter((word) => word !== "--remote");
  if (more.length > 0 || folder?.startsWith("-")) return null;
  return { folder, isRemote: words.includes("--remote") };
}

export function say(line: string): void {
  console.log(line);
}

export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
