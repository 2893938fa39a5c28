import { Fragment, type ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

export type Chip = { href: string; label: string; count?: number; current?: boolean; icon?: "clock" };
type Props = {
  label: string;
  chips: readonly Chip[];
  /** Buttons next to the links. */
  second?: ReactNode;
  last?: ReactNode;
};

/** A row of filter links with counts; on a phone it scrolls sideways. */
export function FilterChips({ label, chips, second, last }: Props) {
  return (
    <nav className="chips" aria-label={label}>
      <ul className="tabs">
        {chips.map((chip, place) => (
          <Fragment key={chip.href}>
            <li>
              <FilterChip {...chip} />
            </li>
            {place === 0 && second && <li>{second}</li>}
          </Fragment>
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
