import type { ReactNode } from "react";
import { fieldId } from "./field";

export type FieldProblem = { name: string; message: ReactNode; id?: string };

/** Stands at the top of a form that came back; announced, and each line leads to its field. */
export function ErrorSummary({ title, problems }: { title: string; problems: FieldProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} id="error-summary">
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
