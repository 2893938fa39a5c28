import { useEffect, useState } from "react";
import { useWords } from "../../components/site/words";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { Dialog } from "../../ui/dialog";

const dialogId = "review-keys";
const remembered = "review-keys";

const areSwitchedOn = () => localStorage.getItem(remembered) !== "off";

/** The id of the correction form's section. */
export const correctionId = "correction";

export type KeyActions = { [key: string]: () => void };

export function pressKey(key: string): () => void {
  return () => document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
}

/** Keyboard shortcuts. They can be turned off, for speech input and other tools that type letters. */
export function ReviewKeys({ actions }: { actions: KeyActions }) {
  const { t } = useWords();
  const [isReady, setReady] = useState(false);
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    setReady(true);
    setOn(areSwitchedOn());
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const act = event.key === "?" ? openHelp : areSwitchedOn() ? actions[event.key] : undefined;
      if (!act) return;
      // Otherwise the letter would be typed into the field that gets the focus.
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [actions]);
  if (!isReady) return null;
  const lines = [
    ["j", t("review.keys.down")],
    ["k", t("review.keys.up")],
    ["Enter", t("review.keys.enter")],
    ["a", t("review.keys.approve")],
    ["r", t("review.keys.reject")],
    ["1", t("review.keys.reason")],
    ["x", t("review.keys.tick")],
    ["e", t("review.keys.edit")],
    ["Ctrl Enter", t("review.keys.saveAndApprove")],
    ["u", t("review.keys.undo")],
  ].filter(([key = ""]) => key in actions || key.endsWith("Enter"));
  return (
    <>
      <Button
        className="-my-2 max-sm:hidden"
        type="button"
        variant="quiet"
        size="small"
        onClick={openHelp}
        data-keys-on={isOn || undefined}
      >
        {t("review.keys.open")} <kbd>?</kbd>
      </Button>
      <Dialog id={dialogId} title={t("review.keys.title")} closeLabel={t("review.keys.close")}>
        <dl className="mb-6 grid grid-cols-[6rem_1fr] gap-2">
          {[...lines, ["?", t("review.keys.help")]].map(([key, words]) => (
            <div className="contents" key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          name="keys"
          label={t("review.keys.on")}
          checked={isOn}
          onChange={(event) => {
            setOn(event.currentTarget.checked);
            localStorage.setItem(remembered, event.currentTarget.checked ? "on" : "off");
          }}
        />
      </Dialog>
    </>
  );
}

function openHelp(): void {
  const dialog = document.getElementById(dialogId);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (document.querySelector("dialog[open]")) return true;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "submit"].includes(target.type);
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
