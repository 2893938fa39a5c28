import type { KeyboardEvent } from "react";

const stops = 'input:not([type="hidden"]), select, textarea, [contenteditable="true"]';

/**
 * Enter in a line goes on to the next field, and after the last to the button: what is long, or public once it is sent,
 * is sent by its button alone.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form } = event;
  const isLine = target instanceof HTMLInputElement && target.type !== "file";
  if (key !== "Enter" || !isLine || event.defaultPrevented || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const isAfter = (one: Element) =>
    Boolean(target.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = [...form.querySelectorAll<HTMLElement>(stops)].find((one) => isAfter(one) && isStop(one));
  const send = 'button[type="submit"]:not([disabled], [value^="add:"], [value^="remove:"])';
  const button = [...form.querySelectorAll<HTMLElement>(send)].find(
    (one) => isAfter(one) && one.checkVisibility(),
  );
  (next ?? button)?.focus();
}

/** What fills itself in is passed by. */
function isStop(field: HTMLElement): boolean {
  return (
    field.tabIndex >= 0 &&
    !field.matches(":disabled") &&
    field.dataset.aside === undefined &&
    field.checkVisibility()
  );
}

/**
 * First in a form: where no script goes on, Enter in a line presses a button that does nothing. For days, times and
 * choices browsers pass it by and press the next, which asks for what does no harm.
 */
export function EnterSendsNothing({ intent }: { intent?: string }) {
  const unseen = { type: "submit", className: "unseen", tabIndex: -1, "aria-hidden": true } as const;
  return (
    <>
      <button {...unseen} disabled />
      <button {...unseen} name={intent && "intent"} value={intent} />
    </>
  );
}
