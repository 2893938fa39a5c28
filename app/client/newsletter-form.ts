import { answers, forgetTyped, keepTyped } from "./unsent";

const confirmationShown = 5000;

/** Sends the newsletter form without leaving the page and shows the server's answer in its place. */
export function sendNewsletterFormInPlace(
  input: HTMLInputElement,
  form: HTMLFormElement,
  button: HTMLButtonElement,
): void {
  const place = form.parentElement;
  const done = place?.querySelector<HTMLElement>("[role=status]");
  const words = place?.querySelector("template")?.content;
  const failed = words?.querySelector(".toast-place");
  const unsent = form.querySelector(".unsent") ?? words?.querySelector(".unsent");
  if (!done || !failed || !unsent) return;

  const follow = () => {
    button.disabled = input.disabled || !input.value.trim();
  };
  const wait = (isBusy: boolean) => {
    input.disabled = isBusy;
    button.ariaBusy = isBusy ? "true" : null;
    follow();
  };
  const confirm = () => {
    forgetTyped(form);
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
  const send = async (body: URLSearchParams) => {
    if (!(await answers())) return void form.appendChild(unsent);
    const answer = await fetch(form.action, { method: "POST", body }).catch(() => null);
    if (answer && answer.status >= 400 && answer.status < 500) {
      // A 4xx answer is shown as the server's own page.
      input.disabled = false;
      return form.submit();
    }
    showToast(answer?.ok ? toastIn(await answer.text()) : failed.cloneNode(true));
    if (answer?.ok) confirm();
  };

  // Disabling the button would lose the keyboard focus.
  const followUnlessFocused = () => document.activeElement === button || follow();
  input.oninput = follow;
  button.onblur = follow;
  addEventListener("pageshow", followUnlessFocused);
  followUnlessFocused();
  keepTyped(form);
  form.onsubmit = async (event) => {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form) as never);
    unsent.remove();
    wait(true);
    await send(body);
    wait(false);
  };
}

const toastIn = (html: string) =>
  new DOMParser().parseFromString(html, "text/html").querySelector(".toast-place");

function showToast(toast: Node | null): void {
  const main = document.querySelector("main");
  main?.querySelector(".toast-place")?.remove();
  if (toast) main?.appendChild(toast);
}
