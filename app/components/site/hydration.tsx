import { createContext, type ReactNode, useContext, useEffect } from "react";
import { Scripts } from "react-router";

const HandedWordsContext = createContext<string | null>(null);

/** What the browser is told of a screen's words before React takes it over; null for pages that stay as they are. */
export function HydrationProvider({ words, children }: { words: string | null; children: ReactNode }) {
  return <HandedWordsContext value={words}>{children}</HandedWordsContext>;
}

export const useIsHydrated = () => useContext(HandedWordsContext) !== null;

/** React in the browser, and the words it starts with. */
export function HydrationScripts() {
  const words = useContext(HandedWordsContext);
  if (words === null) return null;
  return (
    <>
      <data id="words" value={words} hidden />
      <Scripts />
    </>
  );
}

/**
 * Our own script of a page. While the code is changed React takes over visitors' pages too, and would take what their
 * script does for a difference: there it waits for React.
 */
export function PageScript({ src }: { src: string }) {
  useEffect(() => {
    if (import.meta.env.DEV) void import(/* @vite-ignore */ src);
  }, [src]);
  return import.meta.env.DEV ? null : <script type="module" src={src} />;
}
