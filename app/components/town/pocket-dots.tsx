import { Fragment, type ReactNode } from "react";

/** Facts with dots between them; none is left at the end or the beginning of a line. */
export function Dotted({ of, className }: { of: readonly ReactNode[]; className: string }) {
  const facts = of.filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className={`dotted ${className}`}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they don't change places
        <Fragment key={index}>
          {index > 0 ? " " : null}
          <span>
            {index > 0 ? <i>· </i> : null}
            {fact}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
