/** The poster's script: its print button. */

import { startPage } from "./start-page";

startPage();

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
