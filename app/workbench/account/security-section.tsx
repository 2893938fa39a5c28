import type { ReactNode } from "react";

type Props = { id: string; title: string; lead?: ReactNode; children?: ReactNode };

export function SecuritySection({ id, title, lead, children }: Props) {
  return (
    <section className="card" id={id} aria-labelledby={`${id}-title`}>
      <div className="card-body gap-5">
        <div className="grid gap-2">
          <h2 className="text-2xl" id={`${id}-title`}>
            {title}
          </h2>
          {lead ? <p className="text-muted">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
