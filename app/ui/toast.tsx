import { classNames } from "./class-names";
import { Icon } from "./icon";

export type ToastProps = { title: string; description?: string; variant?: "default" | "destructive" };

/** Drawn by the server where its words shall stay; the styles take it out of its corner after four seconds. */
export function Toast({ title, description, variant = "default" }: ToastProps) {
  const failed = variant === "destructive";
  return (
    <div className="toast-place">
      <div
        className={classNames("notice toast", failed ? "notice-error" : "notice-success")}
        role={failed ? "alert" : "status"}
      >
        <Icon name={failed ? "warning" : "check"} />
        <div>
          <p className="notice-title">{title}</p>
          {description && <p>{description}</p>}
        </div>
      </div>
    </div>
  );
}
