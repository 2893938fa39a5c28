import { spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { build } from "./build";
import { deploy } from "./deployment";
import { readConfiguration } from "./variables";

const times = 10;
const between = 3000;

const { ok, said } = await deploy({
  configuration: readConfiguration(),
  ask(args) {
    const { status, stdout, stderr } = spawnSync("wrangler", args, { encoding: "utf8" });
    return { status, text: `${stdout ?? ""}${stderr ?? ""}` };
  },
  run: (args) => spawnSync("wrangler", args, { stdio: "inherit" }).status === 0,
  build,
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
