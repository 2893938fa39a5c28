/** The script of the page of files and data. */

import { reloadAfterDialog } from "./reload-on-back-from-dialog";
import { startPage } from "./start-page";

startPage();
reloadAfterDialog();
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copies]")) copyOnPress(button);

/** Without a clipboard the address is selected instead, to be copied by hand. */
function copyOnPress(button: HTMLButtonElement): void {
  button.disabled = false;
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copies ?? "");
      button.textContent = button.dataset.copied ?? "";
      button.ariaLabel = button.textContent;
    } catch {
      getSelection()?.selectAllChildren(button.previousElementSibling ?? button);
    }
  };
}
