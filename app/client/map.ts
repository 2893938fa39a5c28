/** The script of the village map. */

import { reloadAfterBack } from "./reload-after-back";
import { startPage } from "./start-page";

startPage();
reloadAfterBack();
livenMap();

async function livenMap(): Promise<void> {
  try {
    (await import("./map-here")).livenMap();
  } catch {}
}
