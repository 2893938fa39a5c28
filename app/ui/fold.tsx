import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type FoldProps = Omit<ComponentProps<"details">, "title"> & { title: ReactNode };

export function Fold({ title, className, children, ...details }: FoldProps) {
  return (
    <details className={classNames("rounded-lg border border-line bg-card", className)} {...details}>
      <summary className="flex min-h-12 items-center justify-between gap-4 px-5 py-2 font-bold text-sea-ink">
        {title}
        <Icon name="chevron-down" className="[[open]>summary>&]:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-5 px-5 pt-1 pb-5">{children}</div>
    </details>
  );
}
