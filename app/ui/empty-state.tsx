import type { ReactNode } from "react";

type EmptyStateProps = {
  title: ReactNode;
  heading?: "h2" | "h3";
  picture?: ReactNode;
  /** Text first: a picture above it would push the answer to a filter off the screen. */
  isPictureLast?: boolean;
  action?: ReactNode;
  children?: ReactNode;
};

export function EmptyState({
  title,
  heading: Heading = "h2",
  picture,
  isPictureLast,
  action,
  children,
}: EmptyStateProps) {
  return (
    <div className="empty">
      {isPictureLast ? null : picture}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
      {isPictureLast ? picture : null}
    </div>
  );
}
