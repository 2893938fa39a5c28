import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = { id: string; title: string; closeLabel: string; children: ReactNode };

/** A popover that looks like a dialog and needs no script: a button with its id as `popoverTarget` opens it. */
export function Sheet({ id, title, closeLabel, children }: Props) {
  return (
    <div className="dialog dialog-sheet" id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className="dialog-close" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" label={closeLabel} />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </div>
  );
}
