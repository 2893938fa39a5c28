import { createContext, type ReactNode, useContext } from "react";
import { Scripts } from "react-router";

const HandedWordsContext = createContext<string | null>(null);

/** What the browser is told of a screen's words before React takes it over; null for pages that stay as they are. */
export function HydrationProvider({ words, children }: { words: string | null; children: ReactNode }) {
  return <HandedWordsContext value={words}>{children}</HandedWordsContext>;
}

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
