import type { ReactNode } from "react";
import { Link } from "../../ui/link";

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** A link above the title. */
  back?: { href: string; label: string };
  actions?: ReactNode;
  children: ReactNode;
};

export function StudioFrame({ title, lead, back, actions, children }: Props) {
  return (
    <div className="wrap-wide grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-24">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid gap-2">
          {back && (
            <Link className="more" href={back.href}>
              ← {back.label}
            </Link>
          )}
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="max-w-prose text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
