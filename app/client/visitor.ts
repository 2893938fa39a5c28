/** The one script of visitors' pages. */
import { loadForeignAddress } from "./foreign-address";
import { livenPage } from "./page";

livenPage();
loadForeignAddress();
