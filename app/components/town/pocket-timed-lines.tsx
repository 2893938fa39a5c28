import { createContext, type ReactNode, useContext } from "react";

/** When the page was made: what is over then is hidden without scripts, too. */
export const MadeAt = createContext(0);

/** A line that holds between two instants; `app/client/pocket-days.ts` shows and hides it. */
export function LineFrom({ from, until, children }: { from: number; until?: number; children: ReactNode }) {
  const now = useContext(MadeAt);
  return (
    <p data-from={from} data-until={until} hidden={now < from || (until !== undefined && until <= now)}>
      {children}
    </p>
  );
}

export function ItemUntil({ until, children }: { until?: number; children: ReactNode }) {
  const now = useContext(MadeAt);
  return (
    <li data-until={until} hidden={until !== undefined && until <= now}>
      {children}
    </li>
  );
}
