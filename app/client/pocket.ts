/** The one script of the pocket guide. */

import { offerKeeping } from "./keep-offer";
import { livenPage } from "./page";
import { showDays, showForPaper } from "./pocket-days";
import { reloadAfterBack } from "./reload-after-back";

showDays();
// On a telephone a page lies open for days.
document.addEventListener("visibilitychange", showDays);
addEventListener("beforeprint", showForPaper);
addEventListener("afterprint", showDays);
livenPage();
reloadAfterBack();
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
