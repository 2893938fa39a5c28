import { createContext, type ReactNode, useContext } from "react";
import { useWords } from "../../components/site/words";
import { placeholderOf } from "../../forms/content/field-placeholders";
import type { FormProblems } from "../../forms/site/form-answer";
import type { Typed } from "../../forms/site/parse";
import type { Language } from "../../rules/site/language";
import { problemText } from "../forms/form-state";

type SectionFormState = {
  language: Language;
  typed: Typed;
  /** What the page shows for empty fields. */
  hints: Typed;
  /** Names of fields that show English text on the Spanish page. */
  borrowed: readonly string[];
  problems: FormProblems;
  theirs: Typed | null;
  /** With scripts, does what the button with this intent would do on the server. */
  change: (intent: string) => void;
};

const SectionFormContext = createContext<SectionFormState | null>(null);

export function SectionFormProvider({ children, ...state }: SectionFormState & { children: ReactNode }) {
  return <SectionFormContext value={state}>{children}</SectionFormContext>;
}

/** A field's state: what was typed, what the page shows while it's empty, and its error. */
export function useSectionField(name: string) {
  const state = useSectionForm();
  const { language, typed, borrowed, theirs } = state;
  const value = typed[name]?.[0] ?? "";
  const other = theirs?.[name]?.[0] ?? null;
  return {
    id: `field-${language}-${name}`,
    value,
    hint: placeholderOf(state, name),
    isBorrowed: borrowed.includes(name),
    error: useProblem(name),
    theirs: other !== null && other !== value ? other : null,
    change: state.change,
  };
}

export function useSectionForm(): SectionFormState {
  const state = useContext(SectionFormContext);
  if (!state) throw new Error("no form here: a SectionFormProvider is missing above");
  return state;
}

export function useProblem(name: string): string | undefined {
  const { t } = useWords();
  const problem = useSectionForm().problems[name];
  return problem && problemText(t, problem);
}

/** Whether any field in a part of the form has an error. */
export function useProblemsUnder(path: string): boolean {
  return Object.keys(useSectionForm().problems).some((name) =>
    name.replace(/^file\./, "").startsWith(`${path}.`),
  );
}
