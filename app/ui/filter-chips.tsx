import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

export type Chip = { href: string; label: ReactNode; count?: number; current?: boolean; icon?: "clock" };
type Props = {
  label: string;
  chips: readonly Chip[];
  /** Buttons beside the links. */
  first?: ReactNode;
  last?: ReactNode;
};

/** A row of filter links with counts; on a phone it scrolls sideways. */
export function FilterChips({ label, chips, first, last }: Props) {
  return (
    <nav className="chips" aria-label={label}>
      <ul className="tabs">
        {first && <li>{first}</li>}
        {chips.map((chip) => (
          <li key={chip.href}>
            <FilterChip {...chip} />
          </li>
        ))}
        {last && <li>{last}</li>}
      </ul>
    </nav>
  );
}

export function FilterChip({ href, label, count, current, icon }: Chip) {
  return (
    <Link className="tab" href={href} aria-current={current ? "true" : undefined}>
      {icon && <Icon name={icon} />}
      {label}
      {count !== undefined && <span className="tab-count">{count}</span>}
    </Link>
  );
}
