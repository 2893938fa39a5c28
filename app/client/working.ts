/** The one script of pages with forms, where the framework comes beside it or stays away. */
import { livenPage } from "./page";

livenPage();
sendOnce();
revealPasswords();

/** Shows a password as it is typed, and hides it again; the button's two words take turns. */
function revealPasswords(): void {
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-reveal]");
    const field = document.getElementById(button?.dataset.reveal ?? "") as HTMLInputElement | null;
    if (field) field.type = button?.toggleAttribute("data-shown") ? "text" : "password";
  });
}

/** A form with such a button is sent once; the button shows that it is under way. */
function sendOnce(): void {
  addEventListener("submit", (event) => {
    const { target, submitter, defaultPrevented } = event;
    if (defaultPrevented) return;
    if ((target as Element).querySelector("[data-once][aria-busy]")) event.preventDefault();
    else if (submitter?.matches("[data-once]")) wait(submitter, true);
  });
  // Coming back by the browser's own button finds the page as it was left.
  addEventListener("pageshow", () => {
    for (const button of document.querySelectorAll("[data-once]")) wait(button, false);
  });
}

function wait(button: Element, isBusy: boolean): void {
  for (const name of ["aria-busy", "aria-disabled"]) {
    if (isBusy) button.setAttribute(name, "true");
    else button.removeAttribute(name);
  }
}
