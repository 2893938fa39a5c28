import { useEffect, useState } from "react";
import { Button } from "../../ui/button";

type Props = { text: string; label: string; done: string };

/** Puts a text on the clipboard and says so; bare, there is none to put it on. */
export function CopyButton({ text, label, done }: Props) {
  const [state, setState] = useState<"none" | "ready" | "copied">("none");
  useEffect(() => setState(navigator.clipboard ? "ready" : "none"), []);
  if (state === "none") return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("none"),
    );
  return (
    <Button
      type="button"
      variant="secondary"
      size="small"
      icon={state === "copied" ? "check" : undefined}
      onClick={copy}
    >
      <span aria-live="polite">{state === "copied" ? done : label}</span>
    </Button>
  );
}
