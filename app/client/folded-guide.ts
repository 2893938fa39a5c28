/** The script of guides with folded sections. */

import { reloadAfterDialog } from "./reload-on-back-from-dialog";
import { startPage } from "./start-page";

startPage();
reloadAfterDialog();
unfold();
addEventListener("hashchange", unfold);

/** Opens the section the address points to, where the browser doesn't. */
function unfold(): void {
  const part = document.getElementById(location.hash.slice(1));
  const fold = part?.closest("details");
  if (!fold || fold.open) return;
  fold.open = true;
  part?.scrollIntoView();
}
