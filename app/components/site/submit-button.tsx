import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";

type Props = Omit<ComponentProps<typeof Button>, "busy" | "ref">;

/** A form's button that shows it is working, and sends nothing twice. Without scripts it is a button like any other. */
export function SubmitButton(props: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    let isSent = false;
    const send = (event: SubmitEvent) => {
      if (isSent) event.preventDefault();
      isSent = true;
      setBusy(event.submitter === button.current);
    };
    // Coming back by the browser's own button finds the page as it was left.
    const rest = () => {
      isSent = false;
      setBusy(false);
    };
    form.addEventListener("submit", send);
    window.addEventListener("pageshow", rest);
    return () => {
      form.removeEventListener("submit", send);
      window.removeEventListener("pageshow", rest);
    };
  }, []);
  return <Button ref={button} type="submit" busy={busy} {...props} />;
}
