/** The script of visitors' pages. */

import { reloadAfterDialog } from "./reload-after-dialog";
import { startPage } from "./start-page";

startPage();
reloadAfterDialog();
