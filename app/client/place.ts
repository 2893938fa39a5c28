/** The one script of the page of a place or an event. */

import { livenPage } from "./page";
import { reloadAfterBack } from "./reload-after-back";
import { openShareSheet } from "./share-link";

livenPage();
reloadAfterBack();
openShareSheet();
