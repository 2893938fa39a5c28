import { classNames } from "./class-names";

type SkeletonProps = { shape?: keyof typeof shapes; lines?: number };

const shapes = {
  text: "h-3.5 rounded-sm not-only:last:w-3/5",
  title: "h-6 w-1/2 rounded-sm",
  picture: "aspect-4/3",
  pill: "h-7 w-24 rounded-full",
};

/** A placeholder with the size of what's loading. The screen around it announces that. */
export function Skeleton({ shape = "text", lines = shape === "text" ? 3 : 1 }: SkeletonProps) {
  return (
    <div className="skeleton grid gap-3" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <i key={line} className={classNames("block bg-line", shapes[shape])} />
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
