/** The script of visitors' pages. */

import { reloadAfterBack } from "./reload-after-back";
import { startPage } from "./start-page";

startPage();
reloadAfterBack();
