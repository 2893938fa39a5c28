import { createContext, type ReactNode, type ToggleEvent, useContext, useState } from "react";

const OpenPartsContext = createContext<Set<string> | null>(null);

/** The parts of a form that somebody has opened stay open when its fields are filled anew. */
export function OpenParts({ children }: { children: ReactNode }) {
  const [opened] = useState(() => new Set<string>());
  return <OpenPartsContext value={opened}>{children}</OpenPartsContext>;
}

export function useOpenPart(name: string, isOpen: boolean) {
  const opened = useContext(OpenPartsContext);
  return {
    open: isOpen || opened?.has(name),
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
      if (currentTarget.open) opened?.add(name);
      else opened?.delete(name);
    },
  };
}
