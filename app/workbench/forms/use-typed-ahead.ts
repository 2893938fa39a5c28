import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Tells once, when React takes a form over, what somebody has filled in by then. Fields keep it by themselves; what is
 * remembered beside them begins with what the server sent.
 */
export function useTypedAhead<Part extends HTMLElement>(take: (typed: (name: string) => string) => void) {
  const part = useRef<Part>(null);
  const takeOver = useEffectEvent(() => {
    const form = part.current?.closest("form");
    if (!form) return;
    const typed = new FormData(form);
    take((name) => String(typed.get(name) ?? ""));
  });
  useEffect(() => takeOver(), []);
  return part;
}
