import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

export type Chip = { href: string; label: string; count?: number; current?: boolean; icon?: "clock" };

/** One row of filters: each is an address and says how many it shows; on a phone the row is pushed sideways. */
export function FilterChips({ label, chips, last }: { label: string; chips: Chip[]; last?: ReactNode }) {
  return (
    <nav className="chips" aria-label={label}>
      <ul className="tabs">
        {chips.map(({ href, label, count, current, icon }) => (
          <li key={href}>
            <Link className="tab" href={href} aria-current={current ? "true" : undefined}>
              {icon && <Icon name={icon} />}
              {label}
              {count !== undefined && <span className="tab-count">{count}</span>}
            </Link>
          </li>
        ))}
        {last && <li>{last}</li>}
      </ul>
    </nav>
  );
}
