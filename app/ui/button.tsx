import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";
import { Link, type LinkProps } from "./link";

type ButtonLook = {
  variant?: "primary" | "secondary" | "quiet" | "destructive";
  size?: "small" | "medium" | "large";
};

type Content = { icon?: IconName; children: ReactNode };

type ButtonProps = ComponentProps<"button"> &
  ButtonLook &
  Content & {
    busy?: boolean;
    /** Makes it a submit button with this intent. */
    intent?: string;
  };

/** While busy it keeps its width and its label, so that screen readers keep reading it. */
export function Button({ variant, size, icon, busy, intent, className, children, ...rest }: ButtonProps) {
  const sending = intent === undefined ? {} : ({ type: "submit", name: "intent", value: intent } as const);
  const waiting = busy ? ({ "aria-busy": true, "aria-disabled": true } as const) : {};
  const look = classNames(buttonClass({ variant, size }), className);
  return (
    <button className={look} {...sending} {...rest} {...waiting}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: LinkProps & ButtonLook & Content) {
  return (
    <Link className={classNames(buttonClass({ variant, size }), className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** For other elements that should look like a button. */
export function buttonClass({ variant = "primary", size = "medium" }: ButtonLook = {}): string {
  return classNames(
    "button",
    variant !== "primary" && `button-${variant}`,
    size !== "medium" && `button-${size}`,
  );
}
