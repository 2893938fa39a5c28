/** The script of visitors' pages. */

import { reloadAfterDialog } from "./reload-on-back-from-dialog";
import { startPage } from "./start-page";

startPage();
reloadAfterDialog();
