/** The one script of the village's map. */
import { loadForeignAddress } from "./foreign-address";
import { livenPage } from "./page";

livenPage();
loadForeignAddress();
livenMap();

async function livenMap(): Promise<void> {
  try {
    (await import("./map-here")).livenMap();
  } catch {}
}
