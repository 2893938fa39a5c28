/** The one script of the list of services on /info. */
import { liftPages, selectTab } from "./lifted";
import { livenPage } from "./page";

livenPage();
liftPages();
selectTab();
addEventListener("hashchange", selectTab);
