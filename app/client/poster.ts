/** The one script of a poster, which prints itself by it. */

import { livenPage } from "./page";

livenPage();

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
