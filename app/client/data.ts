/** The script of the page of files and data. */

import { reloadAfterDialog } from "./reload-on-back-from-dialog";
import { startPage } from "./start-page";

startPage();
reloadAfterDialog();
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copies]")) copyOnPress(button);

/** Without a clipboard the address is shown whole and selected instead, to be copied by hand. */
function copyOnPress(button: HTMLButtonElement): void {
  button.disabled = false;
  button.onclick = async () => {
    const address = button.dataset.copies ?? "";
    try {
      await navigator.clipboard.writeText(address);
      button.textContent = button.dataset.copied ?? "";
      button.ariaLabel = button.textContent;
    } catch {
      const shown = button.previousElementSibling ?? button;
      shown.textContent = address;
      getSelection()?.selectAllChildren(shown);
    }
  };
}
