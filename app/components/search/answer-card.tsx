import type { ReactNode } from "react";
import { MoreLink } from "../../ui/section";
import { useWords } from "../site/words";

type Props = { name: string; title: ReactNode; until?: number; children: ReactNode };

/** A direct answer; the page's script refreshes it when it expires. */
export function AnswerCard({ name, title, until, children }: Props) {
  return (
    <section
      className={`answer answer-${name} grid max-w-[46rem] justify-items-start gap-2 border border-line bg-card`}
      id="answer"
      data-changes-at={until}
      aria-labelledby="answer-title"
    >
      <h2 id="answer-title">{title}</h2>
      {children}
    </section>
  );
}

type AnswerWay = { path: string; label: string };

/** A link to the full page. */
export function AnswerWays({ ways }: { ways: readonly AnswerWay[] }) {
  const { localPath } = useWords();
  if (ways.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-6">
      {ways.map(({ path, label }) => (
        <MoreLink key={path} href={localPath(path)} label={label} />
      ))}
    </div>
  );
}
