/** The script of the village map. */

import { reloadAfterDialog } from "./reload-on-back-from-dialog";
import { startPage } from "./start-page";

startPage();
reloadAfterDialog();
livenMap();

async function livenMap(): Promise<void> {
  try {
    (await import("./map-here")).livenMap();
  } catch {}
}
