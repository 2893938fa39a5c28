import { classNames } from "./class-names";
import { Icon } from "./icon";

const looks = {
  default: { className: "notice-success", icon: "check", role: "status" },
  warning: { className: "notice-warn", icon: "warning", role: "status" },
  destructive: { className: "notice-error", icon: "warning", role: "alert" },
} as const;

export type ToastProps = {
  title: string;
  description?: string;
  link?: { href: string; label: string };
  variant?: keyof typeof looks;
};

/** Rendered by the server, it stays in the page as text: CSS moves it out of its corner after four seconds. */
export function Toast({ title, description, link, variant = "default" }: ToastProps) {
  const { className, icon, role } = looks[variant];
  return (
    <div className="toast-place">
      <div className={classNames("notice toast", className)} role={role}>
        <Icon name={icon} />
        <div>
          <p className="notice-title">{title}</p>
          {description && <p>{description}</p>}
          {link && (
            <p>
              <a href={link.href}>{link.label}</a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
