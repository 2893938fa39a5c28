import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useWords } from "../../components/site/words";
import type { FormProblem, FormProblems } from "../../forms/site/form-answer";
import type { Typed } from "../../forms/site/parse";
import { type FieldReasons, reasonFor } from "../../rules/review/field-reasons";
import type { FieldProblem } from "../../ui/error-summary";

type FormState = {
  typed: Typed;
  problems: FormProblems;
  /** A reviewer's remarks by field. */
  reasons?: FieldReasons | null;
  /** The list whose rows were just changed. */
  changed?: string;
};

const FormStateContext = createContext<FormState>({ typed: {}, problems: {} });

/**
 * Memoized: if the fields were rendered again for the same data, an untouched default choice would override the one
 * just made.
 */
export function FormStateProvider(props: FormState & { children: ReactNode }) {
  const { typed, problems, reasons, changed, children } = props;
  const state = useMemo(() => ({ typed, problems, reasons, changed }), [typed, problems, reasons, changed]);
  return <FormStateContext value={state}>{children}</FormStateContext>;
}

export function useFormState() {
  const { t } = useWords();
  const { typed, problems, reasons = null, changed = "" } = useContext(FormStateContext);
  return {
    text: (name: string): string => typed[name]?.[0] ?? "",
    names: (): string[] => Object.keys(typed),
    rows: (name: string): string[] => typed[name] ?? [],
    note: (name: string): string | undefined => {
      const reason = reasonFor(reasons, name);
      return reason && t("listings.noteOn", { reason });
    },
    problem: (name: string): string | undefined => problems[name] && problemText(t, problems[name]),
    /** Whether any of these fields has an error, a remark or changed rows. */
    concerns: (names: readonly string[]): boolean =>
      [...Object.keys(problems), ...Object.keys(reasons ?? {}), changed].some((field) =>
        names.some((name) => field === name || field.startsWith(`${name}.`)),
      ),
  };
}

export function useProblemList(problems: FormProblems): FieldProblem[] {
  const { t } = useWords();
  return Object.entries(problems).map(([name, problem]) => ({ name, message: problemText(t, problem) }));
}

export function problemText(t: ReturnType<typeof useWords>["t"], problem: FormProblem): string {
  if (typeof problem === "string") return t(problem);
  if ("lines" in problem)
    return problem.lines.map((line) => t(`menu.problems.${line.problem}`, line)).join(" ");
  if (!("files" in problem)) return t(problem.key, problem.data);
  return problem.files.map((file) => `${file.name}: ${t(file.problem)}`).join("; ");
}
