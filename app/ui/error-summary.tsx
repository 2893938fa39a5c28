import type { ReactNode } from "react";
import { fieldId } from "./field";

export type FieldProblem = { name: string; message: ReactNode; id?: string };

type Props = {
  title: string;
  problems: FieldProblem[];
  /** The page begins here: for pages without scripts of their own. */
  isFocused?: boolean;
};

/** Stands at the top of a form that came back; announced, and each line leads to its field. */
export function ErrorSummary({ title, problems, isFocused }: Props) {
  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever sent the form looks for what was wrong
    <div className="error-summary" role="alert" tabIndex={-1} id="error-summary" autoFocus={isFocused}>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ name, message, id = fieldId(name) }) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
