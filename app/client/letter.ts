const confirmationShown = 5000;

/** Sends the newsletter's form without leaving the page, and says in its place what the server answered. */
export function sendLetterInPlace(
  input: HTMLInputElement,
  form: HTMLFormElement,
  button: HTMLButtonElement,
): void {
  const place = form.parentElement;
  const done = place?.querySelector<HTMLElement>("[role=status]");
  const failed = place?.querySelector("template");
  if (!done || !failed) return;

  const follow = () => {
    button.disabled = input.disabled || !input.value.trim();
  };
  const wait = (isBusy: boolean) => {
    input.disabled = isBusy;
    button.ariaBusy = isBusy ? "true" : null;
    follow();
  };
  const confirm = () => {
    form.hidden = true;
    done.hidden = false;
    done.focus();
    setTimeout(() => {
      const hadFocus = document.activeElement === done;
      form.reset();
      form.hidden = false;
      done.hidden = true;
      follow();
      if (hadFocus) input.focus();
    }, confirmationShown);
  };

  // A button that can't be pressed loses the focus, and whoever got here by key their place.
  const followUnlessFocused = () => document.activeElement === button || follow();
  input.oninput = follow;
  button.onblur = follow;
  addEventListener("pageshow", followUnlessFocused);
  followUnlessFocused();
  form.onsubmit = async (event) => {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form) as never);
    wait(true);
    let toast: Node | null = failed.content.cloneNode(true);
    let isDone = false;
    try {
      const answer = await fetch(form.action, { method: "POST", body });
      if (answer.status >= 400 && answer.status < 500) {
        // What the server has to say about it deserves the page it made.
        input.disabled = false;
        form.submit();
        return;
      }
      isDone = answer.ok;
      if (isDone) toast = newToast(await answer.text());
    } catch {}
    wait(false);
    showToast(toast);
    if (isDone) confirm();
  };
}

function newToast(html: string): Node | null {
  return new DOMParser().parseFromString(html, "text/html").querySelector(".toast-place");
}

/** One at a time. */
function showToast(toast: Node | null): void {
  const main = document.querySelector("main");
  main?.querySelector(".toast-place")?.remove();
  if (toast) main?.appendChild(toast);
}
