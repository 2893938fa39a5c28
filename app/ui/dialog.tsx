import type { ReactNode, Ref, SyntheticEvent } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Link } from "./link";

type DialogProps = {
  id: string;
  title: ReactNode;
  closeLabel: string;
  /** Covers the whole window, dark. */
  full?: boolean;
  className?: string;
  ref?: Ref<HTMLDialogElement>;
  /** Called when the user wants to close it; it stays open until its owner closes it. */
  onLeave?: () => void;
  onInput?: () => void;
  children: ReactNode;
};

/** A native dialog: it traps the focus, closes on Escape or a press outside, and restores the focus. */
export function Dialog({ id, title, closeLabel, full, className, onLeave, children, ...rest }: DialogProps) {
  // A file input inside also fires "cancel", hence the check of the target.
  const hold = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onLeave?.();
  };
  return (
    <dialog
      {...rest}
      className={classNames("dialog", full ? "dialog-full night" : "dialog-sheet", className)}
      id={id}
      onCancel={onLeave && hold}
      aria-labelledby={`${id}-title`}
      {...{ closedby: "any" }}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <DialogCloser dialog={id} className="dialog-close" onLeave={onLeave}>
          <Icon name="close" label={closeLabel} />
        </DialogCloser>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

type InvokerProps = { dialog: string; className?: string; children: ReactNode };

function DialogCloser({ dialog, className, onLeave, children }: InvokerProps & { onLeave?: () => void }) {
  return (
    <button
      type="button"
      className={className}
      {...(onLeave ? { onClick: onLeave } : invoke("close", dialog))}
    >
      {children}
    </button>
  );
}

/** A button that opens the dialog, and a link to its page for browsers without `command`. */
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
