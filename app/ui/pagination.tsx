import type { ReactNode } from "react";
import { ButtonLink } from "./button";

type Step = { href: string; label: string };

type PaginationProps = { label: string; next?: Step; first?: Step; children?: ReactNode };

/** Lists are paged by key, so there are no page numbers: only the next page and the first. */
export function Pagination({ label, next, first, children }: PaginationProps) {
  if (!next && !first) return null;
  return (
    <nav className="pagination" aria-label={label}>
      <p>{children}</p>
      <div className="actions">
        {first && (
          <ButtonLink href={first.href} variant="quiet">
            {first.label}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink href={next.href} rel="next" variant="secondary">
            {next.label}
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
