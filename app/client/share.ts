/** The script of the share page. */

import { reloadAfterDialog } from "./reload-on-back-from-dialog";
import { startPage } from "./start-page";

startPage();
reloadAfterDialog();
livenShare();

function livenShare(): void {
  const input = document.getElementById("share-address") as HTMLInputElement | null;
  const output = document.querySelector<HTMLElement>("[data-failed]");
  const copy = document.querySelector<HTMLElement>("[data-copied]");
  const sheet = document.querySelector<HTMLElement>("[data-sheet]");
  if (!input || !output || !copy || !sheet) return;
  const fail = () => {
    input.select();
    output.textContent = output.dataset.failed ?? "";
  };
  copy.hidden = false;
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(input.value);
      output.textContent = copy.dataset.copied ?? "";
    } catch {
      fail();
    }
  };
  sheet.hidden = !("share" in navigator);
  sheet.onclick = async () => {
    try {
      await navigator.share({ title: sheet.dataset.sheet, url: input.value });
    } catch (error) {
      // Closing the sheet, or one that is already open, isn't a failure.
      if (!/Abort|State/.test((error as Error).name)) fail();
    }
  };
}
