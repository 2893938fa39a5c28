/** The script of the pocket guide. */

import { enableKeepButton } from "./keep-button";
import { showDays, showForPaper } from "./pocket-days";
import { reloadAfterBack } from "./reload-after-back";
import { startPage } from "./start-page";

showDays();
// A page may stay open on a phone for days.
document.addEventListener("visibilitychange", showDays);
addEventListener("beforeprint", showForPaper);
addEventListener("afterprint", showDays);
startPage();
reloadAfterBack();
livenPocket();
enableKeepButton();

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
