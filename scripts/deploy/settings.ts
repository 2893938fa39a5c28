import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { experimental_readRawConfig as readRawConfig } from "wrangler";
import { type Configuration, layOver, type OwnSettings, type Place } from "./configuration";

/** The operator's settings, in wrangler.toml's format. Neither file is in Git, so pulling never conflicts. */
export const settingsFiles: Record<Place, string> = {
  live: "settings.toml",
  staging: "settings.staging.toml",
};

function read(file: string): object {
  return existsSync(file) ? readRawConfig({ config: file }).rawConfig : {};
}

/** The deployed configuration: wrangler.toml, or the built one, with the settings on top. */
export function readConfiguration(
  place: Place,
  { base = "wrangler.toml", own = settingsFiles[place] } = {},
): Configuration {
  return layOver(read(base) as Configuration, read(own) as OwnSettings, place);
}

/** For commands on deployed resources: databases, buckets and variables, without code. */
export function writeCommandConfig(place: Place, configuration = readConfiguration(place)): string {
  const { main, assets, cache, exports, triggers, ...all } = configuration;
  const d1_databases = all.d1_databases.map((database) => ({
    ...database,
    migrations_dir: database.migrations_dir && resolve(database.migrations_dir),
  }));
  return write(`.wrangler/deployed/${place}.json`, { ...all, d1_databases });
}

/** For the upload, beside the build. wrangler adds the ids of new resources to this file and to no file of yours. */
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
