/** How long an answer may take on a weak signal before we treat it as lost. */
const patience = 10_000;
const shelf = "unsent";
/** Where a page that couldn't load this script has left the newsletter address. */
const leftAddress = "letter";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = [name: string, value: string | boolean][];
type Kept = {
  typed: Typed;
  /** The page it was sent from; until the answer comes it's unknown whether it arrived. */
  sentFrom?: string;
  /** Typed by somebody signed in, so shown to nobody else. */
  isOwn: boolean;
};

const isSignedIn = document.querySelector("[action$='/auth/sign-out']") !== null;
const here = () => location.href.replace(/#.*/, "");

/**
 * A form that was open when the signal dropped isn't sent: it stays as typed and says so. Typed text is kept for as long
 * as the window lives, until the answer has come, however the visitor left the form.
 */
export function keepUnsent(): void {
  const isTakenOver = document.getElementById("words") !== null;
  forgetArrived();
  if (!isTakenOver) for (const form of document.querySelectorAll<HTMLFormElement>(ours)) keepTyped(form);
  addEventListener(
    "pageshow",
    ({ persisted }) => persisted && changeAll((one) => ({ ...one, sentFrom: undefined })),
  );
  addEventListener("submit", askFirst);
}

const ours = "main form[method=post], [data-letter] form";
const leaving = "form[action$='/auth/sign-out']";

let isAsking = false;
let isSure = false;

/** Checks that the server answers before the browser leaves the page. */
async function askFirst(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  if (form.matches(leaving)) changeAll(() => null);
  if (isSure || event.defaultPrevented || !form.matches(`${ours}, ${leaving}`)) return;
  event.preventDefault();
  if (isAsking) return;
  const button = event.submitter;
  isAsking = true;
  form.querySelector(".unsent")?.remove();
  if (button) button.ariaBusy = "true";
  const isAnswered = await answers();
  isAsking = false;
  for (const name of ["aria-busy", "aria-disabled"]) button?.removeAttribute(name);
  if (!isAnswered) return say(form, button, 0);
  isSure = true;
  form.requestSubmit(button);
  isSure = false;
  change(nameOf(form), (kept) => kept && { ...kept, sentFrom: here() });
}

/** A static file, so that it costs the server nothing; a HEAD request bypasses the service worker. */
export async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout?.(patience);
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}

/** The notice the page carries for this: nothing was sent, or nobody knows whether it was. */
function say(form: HTMLFormElement, button: HTMLElement | null, which: 0 | 1): void {
  const words = document.querySelector<HTMLTemplateElement>("#unsent")?.content.children[which];
  const last = button ?? form.querySelector<HTMLElement>("[type=submit]");
  const place = last?.closest(".actions") ?? last;
  if (!words || !place) return;
  const said = place.insertAdjacentElement("afterend", words.cloneNode(true) as Element);
  said?.scrollIntoView({ block: "nearest" });
}

const watched = new Set<HTMLFormElement>();

export function keepTyped(form: HTMLFormElement): void {
  if (watched.has(form)) return;
  watched.add(form);
  const name = nameOf(form);
  const kept = read()[name];
  if (kept) fill(form, kept.typed);
  if (kept?.sentFrom) say(form, null, 1);
  const keep = () => {
    const typed = typedIn(form);
    const isDrawn = JSON.stringify(typed) === JSON.stringify(drawnIn(form));
    change(name, () => (isDrawn ? null : { typed, isOwn: isSignedIn }));
  };
  keep();
  form.addEventListener("input", keep);
  form.addEventListener("submit", keep);
}

/** The server has what was typed. */
export const forgetTyped = (form: HTMLFormElement) => change(nameOf(form), () => null);

/** The form's action and its position among forms with that action; both languages count as one form. */
function nameOf(form: HTMLFormElement): string {
  const { pathname, searchParams } = new URL(form.getAttribute("action") ?? "", location.href);
  searchParams.delete("token");
  const alike = Array.from(document.querySelectorAll<HTMLFormElement>(ours)).filter(
    ({ action }) => action === form.action,
  );
  return `${pathname.replace(/^\/es(?=\/|$)/, "")}?${searchParams} ${alike.indexOf(form)}`;
}

/** Passwords, codes and files are never kept. */
function fieldsOf(form: HTMLFormElement): Field[] {
  const secret =
    "[type=hidden],[type=password],[type=file],[hidden],[autocomplete*=password],[autocomplete=one-time-code]";
  const all = Array.from(form.elements) as Field[];
  return all.filter((one) => one.matches("input,textarea,select") && one.name && !one.matches(secret));
}

const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

const typedIn = (form: HTMLFormElement): Typed =>
  fieldsOf(form).map((one) => [one.name, isBox(one) ? one.checked : one.value]);

const drawnIn = (form: HTMLFormElement): Typed =>
  fieldsOf(form).map((one) => [one.name, isBox(one) ? one.defaultChecked : drawnValue(one)]);

function drawnValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = Array.from(field.options);
  return (options.find((one) => one.defaultSelected) ?? options[0])?.value ?? "";
}

function fill(form: HTMLFormElement, typed: Typed): void {
  for (const [at, field] of fieldsOf(form).entries()) {
    const [name, value] = typed[at] ?? [];
    if (name !== field.name) continue;
    if (isBox(field)) field.checked = value === true;
    else field.value = String(value);
    field.oninput?.(new InputEvent("input"));
  }
}

/** The page after a submit is the answer to it; the browser's error page runs no script. */
function forgetArrived(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!entry || entry.type === "back_forward" || entry.responseStatus >= 500) return;
  changeAll((one) => (one.sentFrom === document.referrer || (one.isOwn && !isSignedIn) ? null : one));
}

type Shelf = { [name: string]: Kept };

/** Where storage is blocked, nothing is kept and nothing fails. */
function read(): Shelf {
  try {
    const all: Shelf = JSON.parse(sessionStorage.getItem(shelf) ?? "{}");
    const email = sessionStorage.getItem(leftAddress);
    if (email) all["/newsletter? 0"] ??= { typed: [["email", email]], isOwn: false };
    return all;
  } catch {
    return {};
  }
}

function change(name: string, make: (kept: Kept | undefined) => Kept | null | undefined): void {
  const all = read();
  const next = make(all[name]);
  if (next) all[name] = next;
  else delete all[name];
  try {
    sessionStorage.removeItem(leftAddress);
    if (Object.keys(all).length) sessionStorage.setItem(shelf, JSON.stringify(all));
    else sessionStorage.removeItem(shelf);
  } catch {}
}

function changeAll(make: (kept: Kept) => Kept | null): void {
  for (const [name, kept] of Object.entries(read())) change(name, () => make(kept));
}
