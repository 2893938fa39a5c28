import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";

type Props = { title: string; isAiry?: boolean; children: ReactNode };

/** A stretch of a long form with a heading of its own. */
export function FormPart({ title, isAiry, children }: Props) {
  return (
    <section className={classNames("grid border-t border-line pt-8", isAiry ? "gap-10" : "gap-5")}>
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
