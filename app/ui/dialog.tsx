import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Link } from "./link";

type DialogProps = {
  id: string;
  title: ReactNode;
  closeLabel: string;
  /** Over the whole window, in the dark. */
  full?: boolean;
  footer?: ReactNode;
  children: ReactNode;
};

/** The platform's dialog: it traps the focus, closes on Escape or a press outside, and gives the focus back. */
export function Dialog({ id, title, closeLabel, full, footer, children }: DialogProps) {
  return (
    <dialog
      className={classNames("dialog", full ? "dialog-full night" : "dialog-sheet")}
      id={id}
      aria-labelledby={`${id}-title`}
      {...{ closedby: "any" }}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <DialogCloser dialog={id} className="dialog-close">
          <Icon name="close" label={closeLabel} />
        </DialogCloser>
      </div>
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </dialog>
  );
}

type InvokerProps = { dialog: string; className?: string; children: ReactNode };

function DialogCloser({ dialog, className, children }: InvokerProps) {
  return (
    <button type="button" className={className} {...invoke("close", dialog)}>
      {children}
    </button>
  );
}

/** A button that opens the dialog and, for browsers that cannot, a link to the dialog's own page. */
export function DialogOpener({ dialog, href, className, children }: InvokerProps & { href: string }) {
  return (
    <>
      <button
        type="button"
        className={classNames("dialog-button", className)}
        aria-haspopup="dialog"
        {...invoke("show-modal", dialog)}
      >
        {children}
      </button>
      <Link className={classNames("dialog-link", className)} href={href}>
        {children}
      </Link>
    </>
  );
}

function invoke(command: "close" | "show-modal", target: string) {
  return { command, commandfor: target };
}
