/** The script of /info. */
import { livenPage } from "./page";
import { liftPages } from "./page-in-dialog";

livenPage();
liftPages();
selectTab();
addEventListener("hashchange", selectTab);

/** Old links like "/info#transportation" select the tab of that name. */
function selectTab(): void {
  const tab = document.querySelector<HTMLAnchorElement>("#tabs a[id]:not([aria-current])");
  if (tab && location.hash === `#${tab.id}`) location.replace(tab.href);
}
