import type { ReactNode } from "react";

/** A stretch of a long form with a heading of its own. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-8">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
