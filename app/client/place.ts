/** The script of a place's or an event's page. */

import { reloadAfterBack } from "./reload-after-back";
import { openShareSheet } from "./share-button";
import { startPage } from "./start-page";

startPage();
reloadAfterBack();
openShareSheet();
