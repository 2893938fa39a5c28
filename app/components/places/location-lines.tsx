import type { ReactNode } from "react";
import { Address } from "./address";

/** Where a place is, and what is near it, in two quiet lines below its name. */
export function LocationLines({ address, nearest }: { address: string; nearest?: ReactNode }) {
  return (
    <div className="text-sm text-muted">
      <p>
        <Address text={address} />
      </p>
      {nearest}
    </div>
  );
}
