import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

type Look = { className: string | null; icon: IconName | null };

/** Each tone has its own icon, so that color isn't the only difference. */
const looks = {
  open: { className: "badge-leaf", icon: "clock" },
  closed: { className: "badge-clay", icon: "closed" },
  /** Closed for now, which is nothing to worry about. */
  later: { className: null, icon: "closed" },
  pending: { className: "badge-sun", icon: "clock" },
  approved: { className: "badge-leaf", icon: "check" },
  rejected: { className: "badge-clay", icon: "close" },
  featured: { className: "badge-sun", icon: "star" },
  info: { className: null, icon: "info" },
  neutral: { className: "badge-plain", icon: null },
} satisfies Record<string, Look>;

export type BadgeTone = keyof typeof looks;

type Props = {
  tone?: BadgeTone;
  /** Marks what's only true for a while. */
  isLive?: boolean;
  children: ReactNode;
};

export function Badge({ tone = "neutral", isLive = false, children }: Props) {
  const { className, icon }: Look = looks[tone];
  return (
    <span className={classNames("badge", className, isLive && "live")}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
