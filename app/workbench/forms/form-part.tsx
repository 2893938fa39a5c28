import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";
import { type Filled, FoldedPart } from "./folded-part";

type Props = {
  title: string;
  isAiry?: boolean;
  /** An optional part is folded: its fields, and the hint shown while they're empty. */
  folds?: { fields: readonly string[]; holds: string; say?: (filled: Filled) => string };
  children: ReactNode;
};

export function FormPart({ title, isAiry, folds, children }: Props) {
  const gap = isAiry ? "gap-10" : "gap-5";
  if (folds) {
    return (
      <FoldedPart title={title} gap={gap} {...folds}>
        {children}
      </FoldedPart>
    );
  }
  return (
    <section className={classNames("grid grid-cols-1 border-t border-line pt-8", gap)}>
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
