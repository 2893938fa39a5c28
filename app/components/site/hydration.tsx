import { createContext, type ReactNode, useContext, useEffect } from "react";
import { Scripts } from "react-router";

const HandedWordsContext = createContext<string | null>(null);

/** The translations React hydrates with; null for pages without React. */
export function HydrationProvider({ words, children }: { words: string | null; children: ReactNode }) {
  return <HandedWordsContext value={words}>{children}</HandedWordsContext>;
}

export const useIsHydrated = () => useContext(HandedWordsContext) !== null;

/** React's script and the translations it starts with. */
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
 * A page's own script. In development React hydrates visitors' pages too and would report the script's changes as
 * mismatches, so there it waits for React.
 */
export function PageScript({ src }: { src: string }) {
  useEffect(() => {
    if (import.meta.env.DEV) void import(/* @vite-ignore */ src);
  }, [src]);
  return import.meta.env.DEV ? null : <script type="module" src={src} />;
}
