/** The script of visitors' pages. */

import { livenPage } from "./page";
import { reloadAfterBack } from "./reload-after-back";

livenPage();
reloadAfterBack();
