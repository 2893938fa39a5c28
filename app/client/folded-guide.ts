/** The script of guides with folded sections. */

import { livenPage } from "./page";
import { reloadAfterBack } from "./reload-after-back";

livenPage();
reloadAfterBack();
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
