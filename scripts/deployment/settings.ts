import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { experimental_readRawConfig as readRawConfig } from "wrangler";
import { type Configuration, layOver, type OwnSettings, type Place } from "./configuration";

/** What an operator sets, in the words of wrangler.toml. Git knows neither file, so a pull never meets one. */
export const settingsFiles: Record<Place, string> = {
  live: "settings.toml",
  staging: "settings.staging.toml",
};

function read(file: string): object {
  return existsSync(file) ? readRawConfig({ config: file }).rawConfig : {};
}

/** The guide as it is deployed at a place: what stands in wrangler.toml, or in what was built of it, and the settings over it. */
export function readConfiguration(
  place: Place,
  { base = "wrangler.toml", own = settingsFiles[place] } = {},
): Configuration {
  return layOver(read(base) as Configuration, read(own) as OwnSettings, place);
}

/** For a command that speaks to what is deployed: databases, buckets and variables, without any code. */
export function writeCommandConfig(place: Place, configuration = readConfiguration(place)): string {
  const { main, assets, cache, exports, triggers, ...all } = configuration;
  const d1_databases = all.d1_databases.map((database) => ({
    ...database,
    migrations_dir: database.migrations_dir && resolve(database.migrations_dir),
  }));
  return write(`.wrangler/deployed/${place}.json`, { ...all, d1_databases });
}

/** For the upload, beside what was built. wrangler writes the ids of what it makes into this one, and into no file of yours. */
export function writeUploadConfig(place: Place, own = settingsFiles[place]): string {
  const built = "build/server/wrangler.json";
  const { configPath, userConfigPath, ...configuration } = readConfiguration(place, { base: built, own });
  return write(`build/server/${place}.json`, configuration);
}

function write(file: string, configuration: object): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(configuration, null, 2));
  return file;
}
