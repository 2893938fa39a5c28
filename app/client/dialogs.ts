/** Dialogs that open by `command` and close by a press outside, for browsers that know neither. */
export function openDialogs(): void {
  if ("command" in HTMLButtonElement.prototype) return;
  addEventListener("click", ({ target }) => {
    const pressed = target as Element;
    const button = pressed.closest("button[commandfor]");
    const dialog = button ? document.getElementById(button.getAttribute("commandfor") ?? "") : pressed;
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "show-modal") dialog.showModal();
    else dialog.close();
  });
}
