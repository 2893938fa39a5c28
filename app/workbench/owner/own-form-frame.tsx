import type { ReactNode } from "react";

/** The page for what otherwise opens in a dialog over the list. */
export function OwnFormFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="mx-auto grid max-w-form gap-6">
          <h1 className="text-3xl">{title}</h1>
          {children}
        </div>
      </div>
    </section>
  );
}
