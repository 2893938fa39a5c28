/** Loads the scripts for form fields when somebody focuses one. */
export function livenFields(): void {
  keepUnsent();
  for (const field of all(".find input")) {
    whenUsed(field, async () => (await import("./suggest")).suggestUnder(field));
  }
  for (const field of all("[data-letter] [type=email]")) {
    const form = field.form as HTMLFormElement;
    const button = form.querySelector("button") as HTMLButtonElement;
    const liven = async () =>
      (await import("./newsletter-form")).sendNewsletterFormInPlace(field, form, button);
    button.disabled = !field.value.trim();
    whenUsed(field, async () => {
      button.disabled = false;
      await liven();
    });
    // Pressed before the script had loaded; its own handler replaces this one.
    form.onsubmit = async (event) => {
      event.preventDefault();
      try {
        await liven();
        form.requestSubmit();
      } catch {
        fetch("/").then(
          () => form.submit(),
          () => keepAddress(form, field.value),
        );
      }
    };
  }
}

/** Without a signal the form stays and says so; the typed address is left for `unsent`, which can't load now. */
function keepAddress(form: HTMLFormElement, email: string): void {
  const { content } = (form.parentNode as Element).lastChild as HTMLTemplateElement;
  const note = content.querySelector(".unsent");
  if (note) form.appendChild(note);
  if (!all("[action$=sign-out]")[0]) sessionStorage.letter = email;
}

/** A page with a form, or the answer to one, loads `unsent` at once: without a signal it would be too late. */
async function keepUnsent(): Promise<void> {
  try {
    if (all("#unsent")[0] || sessionStorage.length) (await import("./unsent")).keepUnsent();
  } catch {}
}

const all = (kind: string) => document.querySelectorAll<HTMLInputElement>(kind);

function whenUsed(field: HTMLInputElement, liven: () => Promise<void>): void {
  field.onfocus = field.oninput = async () => {
    field.onfocus = field.oninput = null;
    try {
      await liven();
    } catch {}
  };
}
