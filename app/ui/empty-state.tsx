import type { ReactNode } from "react";

type EmptyStateProps = {
  title: ReactNode;
  heading?: "h2" | "h3";
  picture?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};

export function EmptyState({ title, heading: Heading = "h2", picture, action, children }: EmptyStateProps) {
  return (
    <div className="empty">
      {picture}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
