/** The poster's script: its print button. */

import { livenPage } from "./page";

livenPage();

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
