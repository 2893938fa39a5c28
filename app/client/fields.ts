/** What the fields of every page gain by scripts is fetched once somebody turns to one. */
export function livenFields(): void {
  keepUnsent();
  for (const field of all(".find input")) {
    whenUsed(field, async () => (await import("./suggest")).suggestUnder(field));
  }
  for (const field of all("[data-letter] [type=email]")) {
    const form = field.form as HTMLFormElement;
    const button = form.querySelector("button") as HTMLButtonElement;
    const liven = async () => (await import("./letter")).sendLetterInPlace(field, form, button);
    button.disabled = !field.value.trim();
    whenUsed(field, async () => {
      button.disabled = false;
      await liven();
    });
    // Somebody was quicker than the script, whose own answer to a press takes the place of this one.
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

/** Without a signal the form stays and says so; a visitor's address is left for `unsent`, which cannot come either. */
function keepAddress(form: HTMLFormElement, email: string): void {
  const { content } = (form.parentNode as Element).lastChild as HTMLTemplateElement;
  const note = content.querySelector(".unsent");
  if (note) form.appendChild(note);
  if (!all("[action$=sign-out]")[0]) sessionStorage.letter = email;
}

/** A page with a form has it at once, for without a signal nothing can be fetched; so has the page that answers one. */
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
