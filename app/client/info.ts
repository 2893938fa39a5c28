/** The script of /info. */

import { openPagesInDialog } from "./page-dialog";
import { startPage } from "./start-page";

startPage();
openPagesInDialog();
selectTab();
addEventListener("hashchange", selectTab);

/** Old links like "/info#transportation" select the tab of that name. */
function selectTab(): void {
  const tab = document.querySelector<HTMLAnchorElement>("#tabs a[id]:not([aria-current])");
  if (tab && location.hash === `#${tab.id}`) location.replace(tab.href);
}
