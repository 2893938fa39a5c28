/** The script of pages with forms, with or without the framework. */
import { startPage } from "./start-page";

startPage();
sendOnce();
revealPasswords();

/** Shows and hides a password. */
function revealPasswords(): void {
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-reveal]");
    const field = document.getElementById(button?.dataset.reveal ?? "") as HTMLInputElement | null;
    if (field) field.type = button?.toggleAttribute("data-shown") ? "text" : "password";
  });
}

/** Sends the form once and shows that it is under way. */
function sendOnce(): void {
  addEventListener("submit", (event) => {
    const { target, submitter, defaultPrevented } = event;
    if (defaultPrevented) return;
    if ((target as Element).querySelector("[data-once][aria-busy]")) event.preventDefault();
    else if (submitter?.matches("[data-once]")) wait(submitter, true);
  });
  // Back restores the page from memory as it was left: reset the button.
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
