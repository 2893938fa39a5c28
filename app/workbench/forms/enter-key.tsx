import type { KeyboardEvent } from "react";

const stops = 'input:not([type="hidden"]), select, textarea, [contenteditable="true"]';
const buttons = 'button[type="submit"]:not([disabled], [value^="add:"], [value^="remove:"])';

/**
 * Enter in a line goes on to the next field of its form, and after the last to the button: what is long, or public once
 * it is sent, is sent by its button alone.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  const isLine = target instanceof HTMLInputElement && target.type !== "file";
  if (key !== "Enter" || !isLine || event.defaultPrevented || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const after = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) =>
        formOf(one) === target.form && target.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  const next = after(stops).find(isStop) ?? after(buttons).find((one) => one.checkVisibility());
  next?.focus();
}

/** A field may stand elsewhere on the page and name its form. */
const formOf = (one: HTMLElement) => ("form" in one ? one.form : one.closest("form"));

/** What fills itself in is passed by. */
function isStop(field: HTMLElement): boolean {
  return (
    field.tabIndex >= 0 &&
    !field.matches(":disabled") &&
    field.dataset.aside === undefined &&
    field.checkVisibility()
  );
}

const unseen = { type: "submit", className: "unseen", tabIndex: -1, "aria-hidden": true } as const;

/** First in a form: Enter presses the first button, which is this one. */
export function EnterSends({ intent }: { intent: string }) {
  return <button {...unseen} name="intent" value={intent} />;
}

/**
 * First in a form: where no script goes on, Enter in a line presses a button that does nothing. For days, times and
 * choices browsers pass it by and press the next, which asks for what does no harm; without an intent it means to close
 * a dialog, and there is none.
 */
export function EnterSendsNothing({ intent }: { intent?: string }) {
  return (
    <>
      <button {...unseen} disabled />
      <button {...unseen} {...(intent ? { name: "intent", value: intent } : { formMethod: "dialog" })} />
    </>
  );
}
