import { classNames } from "./class-names";

type SkeletonProps = { shape?: "text" | "title" | "picture" | "pill"; lines?: number };

/** A place kept the size of what comes. The words that say so belong to the screen around it. */
export function Skeleton({ shape = "text", lines = shape === "text" ? 3 : 1 }: SkeletonProps) {
  return (
    <div className={classNames("skeleton", shape !== "text" && `skeleton-${shape}`)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <i key={line} />
      ))}
    </div>
  );
}

export function SkeletonCard() {
  return (
    <div className="card" aria-hidden="true">
      <Skeleton shape="picture" />
      <div className="card-body">
        <Skeleton shape="pill" />
        <Skeleton shape="title" />
        <Skeleton lines={2} />
      </div>
    </div>
  );
}
