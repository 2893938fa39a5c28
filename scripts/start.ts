import { build, isBuilt } from "./build";
import { prepareDatabase } from "./database";
import { origin, port, serve, stateDir } from "./local";

if (!isBuilt()) build();
await prepareDatabase(stateDir);
serve("wrangler", [
  "dev",
  ...["--config", "build/server/wrangler.json", "--local", "--port", port, "--persist-to", stateDir],
  ...["--var", `ORIGIN:${origin}`, "--var", "DEV_PAGES:on", "--show-interactive-dev-session=false"],
]);
