/** The script of guides with folded sections. */

import { reloadAfterDialog } from "./reload-on-back-from-dialog";
import { startPage } from "./start-page";
import { unfoldPart } from "./unfold-part";

startPage();
reloadAfterDialog();
unfoldPart();
addEventListener("hashchange", unfoldPart);
