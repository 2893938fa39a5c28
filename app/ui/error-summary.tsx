import type { ReactNode } from "react";
import { fieldId } from "./field";

export type FieldProblem = { name: string; message: ReactNode; id?: string };

type Props = {
  title: string;
  problems: FieldProblem[];
  /** Takes the focus on load, on pages that aren't hydrated. */
  isFocused?: boolean;
};

/** At the top of a form that's shown again; each line links to its field. */
export function ErrorSummary({ title, problems, isFocused }: Props) {
  if (problems.length === 0) return null;
  return (
    <div
      className="error-summary rounded-lg border-2 border-clay-ink bg-clay-soft px-6 py-5"
      role="alert"
      tabIndex={-1}
      id="error-summary"
      // biome-ignore lint/a11y/noAutofocus: after an error, the summary comes first
      autoFocus={isFocused}
    >
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2">
        {problems.map(({ name, message, id = fieldId(name) }) => (
          <li key={id}>
            <a className="inline-block py-2 font-bold text-clay-ink" href={`#${id}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
