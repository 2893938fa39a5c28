import type { ComponentProps, ReactNode } from "react";

type Props = ComponentProps<"section"> & { titleId: string; title: ReactNode; titleClass?: string };

/** A section labelled by its heading. */
export function TitledSection({ titleId, title, titleClass = "text-2xl", children, ...rest }: Props) {
  return (
    <section {...rest} aria-labelledby={titleId}>
      <h2 id={titleId} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  );
}
