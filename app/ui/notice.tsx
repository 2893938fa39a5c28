import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

const icons = { info: "info", success: "check", warn: "warning", error: "warning" } satisfies Record<
  string,
  IconName
>;

type NoticeTone = keyof typeof icons;

type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  /** `alert` or `status` if it appears in response to the reader's action. */
  role?: "alert" | "status";
  children?: ReactNode;
};

export function Notice({ tone = "info", title, role, children }: NoticeProps) {
  return (
    <div className={classNames("notice", tone !== "info" && `notice-${tone}`)} role={role}>
      <Icon name={icons[tone]} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
