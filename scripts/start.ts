import { build, isBuilt } from "./build";
import { prepareDatabase } from "./database";
import { origin, port, serve, stateDir } from "./local";

if (!isBuilt()) build();
await prepareDatabase(stateDir);
serve("wrangler", [
  "dev",
  ...["--config", "build/server/wrangler.json", "--local", "--port", port, "--persist-to", stateDir],
  ...["--var", `ORIGIN:${origin}`, "--var", "DEV_PAGES:on"],
  // Placeholder links, so that the footer can be seen with them.
  ...["--var", "SOCIAL_PAGE:https://facebook.example/demonstration"],
  ...["--var", "PHOTO_PAGE:https://instagram.example/demonstration"],
  "--show-interactive-dev-session=false",
]);
