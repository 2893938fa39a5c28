/** The one script of the page of a place or an event. */
import { loadForeignAddress } from "./foreign-address";
import { livenPage } from "./page";
import { openShareSheet } from "./share-sheet";

livenPage();
loadForeignAddress();
openShareSheet();
