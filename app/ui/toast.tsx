import { classNames } from "./class-names";
import { Icon } from "./icon";

const looks = {
  default: { className: "notice-success", icon: "check", role: "status" },
  warning: { className: "notice-warn", icon: "warning", role: "status" },
  destructive: { className: "notice-error", icon: "warning", role: "alert" },
} as const;

type ToastProps = { title: string; description?: string; variant?: keyof typeof looks };

/** Drawn by the server where its words shall stay; the styles take it out of its corner after four seconds. */
export function Toast({ title, description, variant = "default" }: ToastProps) {
  const { className, icon, role } = looks[variant];
  return (
    <div className="toast-place">
      <div className={classNames("notice toast", className)} role={role}>
        <Icon name={icon} />
        <div>
          <p className="notice-title">{title}</p>
          {description && <p>{description}</p>}
        </div>
      </div>
    </div>
  );
}
