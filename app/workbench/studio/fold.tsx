import type { ReactNode } from "react";
import { Icon } from "../../ui/icon";

/** Fields that open under what they are about; one within another stands out from it. */
export function Fold({ title, open, children }: { title: ReactNode; open: boolean; children: ReactNode }) {
  return (
    <details className="studio-item rounded-md border border-line bg-paper [details_&]:bg-card" open={open}>
      <summary className="flex min-h-11 items-center justify-between gap-4 px-4 py-1.5 font-bold [[open]>&]:border-b [[open]>&]:border-line">
        {title}
        <Icon name="chevron-down" className="[[open]>summary>&]:rotate-180" />
      </summary>
      <div className="grid gap-5 p-4">{children}</div>
    </details>
  );
}
