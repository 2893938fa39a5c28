import { prepareDatabase } from "./database";
import { port, serve, stateDir } from "./local";

await prepareDatabase(stateDir);
serve("react-router", ["dev", "--port", port, "--strictPort"]);
