import { stateDir } from "../local";
import type { Place } from "./configuration";
import { writeCommandConfig } from "./settings";

/** The local guide, the deployed one, or its staging copy. */
export type Where = "here" | Place;

const flags: Record<string, Place> = { "--remote": "live", "--staging": "staging" };

/** Takes "--remote" or "--staging" out of the arguments. */
export function readWhere(words: readonly string[]): { where: Where; words: string[] } {
  const [place] = words.flatMap((word) => flags[word] ?? []);
  return { where: place ?? "here", words: words.filter((word) => !(word in flags)) };
}

/** wrangler's arguments for the place. */
export function wranglerPlace(where: Where): string[] {
  if (where === "here") return ["--local", "--persist-to", stateDir, "--config", "wrangler.toml"];
  return ["--remote", "--config", writeCommandConfig(where)];
}
