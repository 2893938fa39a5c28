/** A form with such a button is sent once; the button shows that it is under way. */
export function sendOnce(): void {
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
