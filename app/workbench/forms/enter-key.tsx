import type { KeyboardEvent } from "react";

const stops = 'input:not([type="hidden"]), select, textarea, [contenteditable="true"]';
const buttons = 'button[type="submit"]:not([disabled], [value^="add:"], [value^="remove:"])';

/**
 * Enter moves to the next field instead of sending a long or public form by accident; from the last field it moves to
 * the button.
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

/** A field can be outside its form, linked by the `form` attribute. */
const formOf = (one: HTMLElement) => ("form" in one ? one.form : one.closest("form"));

/** Skips disabled and hidden fields, and those marked `data-aside`. */
function isStop(field: HTMLElement): boolean {
  return (
    field.tabIndex >= 0 &&
    !field.matches(":disabled") &&
    field.dataset.aside === undefined &&
    field.checkVisibility()
  );
}

const unseen = { type: "submit", className: "unseen", tabIndex: -1, "aria-hidden": true } as const;

/** Must come first in a form: Enter presses the first button. */
export function EnterSends({ intent }: { intent: string }) {
  return <button {...unseen} name="intent" value={intent} />;
}

/**
 * Must come first in a form. Without scripts, Enter presses the first button, and a disabled one does nothing. In date,
 * time and select fields browsers skip it and press the next one, so that has a harmless intent, or none and method
 * "dialog", which does nothing outside a dialog.
 */
export function EnterSendsNothing({ intent }: { intent?: string }) {
  return (
    <>
      <button {...unseen} disabled />
      <button {...unseen} {...(intent ? { name: "intent", value: intent } : { formMethod: "dialog" })} />
    </>
  );
}
