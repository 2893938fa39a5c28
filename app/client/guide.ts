/** The script of the guides whose parts are folded. */

import { livenPage } from "./page";
import { reloadAfterBack } from "./reload-after-back";

livenPage();
reloadAfterBack();
unfold();
addEventListener("hashchange", unfold);

/** Opens what the address leads to, for browsers that leave it folded. */
function unfold(): void {
  const part = document.getElementById(location.hash.slice(1));
  const fold = part?.closest("details");
  if (!fold || fold.open) return;
  fold.open = true;
  part?.scrollIntoView();
}
