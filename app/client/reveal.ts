/** Shows a password as it is typed, and hides it again; the button's two words take turns. */
export function revealPasswords(): void {
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-reveal]");
    const field = document.getElementById(button?.dataset.reveal ?? "") as HTMLInputElement | null;
    if (field) field.type = button?.toggleAttribute("data-shown") ? "text" : "password";
  });
}
