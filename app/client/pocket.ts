/** The one script of the pocket guide. */

import { loadForeignAddress } from "./foreign-address";
import { offerKeeping } from "./keep-offer";
import { livenPage } from "./page";
import { showDays } from "./pocket-days";

showDays();
// On a telephone a page lies open for days.
document.addEventListener("visibilitychange", showDays);
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
