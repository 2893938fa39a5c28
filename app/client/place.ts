/** The script of a place's or an event's page. */

import { livenPage } from "./page";
import { reloadAfterBack } from "./reload-after-back";
import { openShareSheet } from "./share-button";

livenPage();
reloadAfterBack();
openShareSheet();
