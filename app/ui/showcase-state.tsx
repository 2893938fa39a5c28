import type { ReactNode } from "react";

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-3">
      <p className="text-sm text-muted">{name}</p>
      {children}
    </div>
  );
}
