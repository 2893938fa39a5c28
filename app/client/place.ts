/** The script of a place's or an event's page. */

import { reloadAfterDialog } from "./reload-on-back-from-dialog";
import { openShareSheet } from "./share-button";
import { startPage } from "./start-page";

startPage();
reloadAfterDialog();
openShareSheet();
