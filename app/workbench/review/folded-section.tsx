import type { ReactNode } from "react";
import { Icon } from "../../ui/icon";

type Props = { title: string; isOpen: boolean; children: ReactNode };

/** For parts of a review that repeat what's shown above. */
export function FoldedSection({ title, isOpen, children }: Props) {
  return (
    <details className="group border-t border-line pt-3" open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
        <h2 className="text-2xl">{title}</h2>
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-8 pt-4">{children}</div>
    </details>
  );
}
