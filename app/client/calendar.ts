/** The one script of the month's calendar. */
import { moveThroughMonth } from "./calendar-keys";
import { loadForeignAddress } from "./foreign-address";
import { livenPage } from "./page";

livenPage();
loadForeignAddress();
moveThroughMonth();
