import { spawn } from "node:child_process";
import { build, isBuilt } from "./build";
import { prepareDatabase } from "./database";

const port = process.env.PORT ?? "8787";
const stateDir = process.env.STATE_DIR ?? ".wrangler/state";
const origin = `http://localhost:${port}`;

if (!isBuilt()) build();
await prepareDatabase(stateDir);

const server = spawn(
  "wrangler",
  [
    "dev",
    ...["--config", "build/server/wrangler.json", "--local", "--port", port, "--persist-to", stateDir],
    ...["--var", `ORIGIN:${origin}`, "--var", "DEV_PAGES:on", "--show-interactive-dev-session=false"],
  ],
  { stdio: ["ignore", "inherit", "inherit"] },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));

console.log(`Playa Cambutal Guide: ${origin} (Spanish: ${origin}/es)`);
console.log("Demonstration accounts, both with the password cambutal-demo-2026:");
console.log("  admin@cambutal.test reviews, owner@cambutal.test owns places");
console.log(`Mail sent here can be read at ${origin}/dev/mail`);
