import { stateDir } from "../local";
import type { Place } from "./configuration";
import { writeCommandConfig } from "./settings";

/** Which guide a command is about: this machine's, the deployed one, or the one beside it. */
export type Where = "here" | Place;

const flags: Record<string, Place> = { "--remote": "live", "--staging": "staging" };

/** Takes "--remote" or "--staging" out of a command's words. */
export function readWhere(words: readonly string[]): { where: Where; words: string[] } {
  const [place] = words.flatMap((word) => flags[word] ?? []);
  return { where: place ?? "here", words: words.filter((word) => !(word in flags)) };
}

/** What tells wrangler's D1 commands where to work. */
export function wranglerPlace(where: Where): string[] {
  if (where === "here") return ["--local", "--persist-to", stateDir, "--config", "wrangler.toml"];
  return ["--remote", "--config", writeCommandConfig(where)];
}
