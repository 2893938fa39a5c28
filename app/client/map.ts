/** The script of the village map. */

import { livenPage } from "./page";
import { reloadAfterBack } from "./reload-after-back";

livenPage();
reloadAfterBack();
livenMap();

async function livenMap(): Promise<void> {
  try {
    (await import("./map-here")).livenMap();
  } catch {}
}
