/** The one script of the pocket guide. */

import { loadForeignAddress } from "./foreign-address";
import { offerKeeping } from "./keep-offer";
import { livenPage } from "./page";

livenPage();
loadForeignAddress();
livenPocket();
offerKeeping();

async function livenPocket(): Promise<void> {
  try {
    const [{ findInside }, { openInMapApp }] = await Promise.all([
      import("./pocket-find"),
      import("./map-here"),
    ]);
    findInside();
    openInMapApp();
  } catch {}
}
