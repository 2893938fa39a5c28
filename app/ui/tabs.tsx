import type { ReactNode } from "react";
import { Link } from "./link";

type Tab = { href: string; label: ReactNode; count?: number; current?: boolean; id?: string };

/** Tabs are links: each has its own address and works without scripts. */
export function Tabs({ label, tabs, id }: { label: string; tabs: Tab[]; id?: string }) {
  return (
    <nav aria-label={label} id={id}>
      <ul className="tabs">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link className="tab" id={tab.id} href={tab.href} aria-current={tab.current ? "page" : undefined}>
              {tab.label}
              {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
