import { setTimeout } from "node:timers/promises";
import { build } from "./build";
import type { Place } from "./deploy/configuration";
import { check, deploy } from "./deploy/deploy";
import { keepOldFiles } from "./deploy/old-files";
import { readConfiguration, writeCommandConfig, writeUploadConfig } from "./deploy/settings";
import { askWrangler, runWrangler } from "./deploy/wrangler";
import { knownMigrations } from "./migrations";

const usage = `Puts the guide on Cloudflare, with what settings.toml says: docs/deploy.md.

  npm run deploy                        the town's guide
  npm run deploy -- --staging           one beside it to try things on, with settings.staging.toml
  npm run deploy -- [--staging] --check says what it would create, change and migrate, and changes nothing`;
const times = 10;
const between = 3000;

const wishes = process.argv.slice(2);
if (wishes.some((wish) => wish !== "--check" && wish !== "--staging")) {
  console.error(usage);
  process.exit(1);
}
const place: Place = wishes.includes("--staging") ? "staging" : "live";
const configuration = readConfiguration(place);
const question = {
  place,
  configuration,
  other: readConfiguration(place === "live" ? "staging" : "live"),
  config: writeCommandConfig(place),
  knownMigrations,
  ask: (args: string[]) => askWrangler(args),
};

const { ok, said } = wishes.includes("--check")
  ? await check(question)
  : await deploy({
      ...question,
      run: (args) => runWrangler(args),
      build() {
        build();
        return writeUploadConfig(place);
      },
      keepOldFiles(isFirst) {
        const origin = isFirst ? null : (configuration.vars.ORIGIN ?? "");
        return keepOldFiles({ origin, folder: "build/client", now: new Date() });
      },
      say: (words) => console.log(words),
      async isUp(address) {
        for (let time = 0; time < times; time++) {
          if (time > 0) await setTimeout(between);
          const answer = await fetch(address, { signal: AbortSignal.timeout(between) }).catch(() => null);
          if (answer?.ok) return true;
        }
        return false;
      },
    });
(ok ? console.log : console.error)(`\n${said}`);
process.exit(ok ? 0 : 1);
