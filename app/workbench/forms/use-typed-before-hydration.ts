import { useEffect, useEffectEvent, useRef } from "react";

/**
 * On hydration, reports what was typed before. The DOM fields keep it, but React state starts with the server's values.
 */
export function useTypedBeforeHydration<Part extends HTMLElement>(
  take: (typed: (name: string) => string) => void,
) {
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
