/** The script of the pocket guide. */

import { enableKeepButton } from "./keep-button";
import { showDays, showForPaper } from "./pocket-days";
import { reloadAfterDialog } from "./reload-on-back-from-dialog";
import { startPage } from "./start-page";
import { unfoldPart } from "./unfold-part";

showDays();
// A page may stay open on a phone for days.
document.addEventListener("visibilitychange", showDays);
addEventListener("beforeprint", showForPaper);
addEventListener("afterprint", showDays);
startPage();
reloadAfterDialog();
unfoldPart();
addEventListener("hashchange", unfoldPart);
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
