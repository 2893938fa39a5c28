import { useFormState } from "./form-state";

export type RowField = { name: string; values: string[]; error: string | undefined };

/** What a row is called follows its place; what was typed and what was wrong belong to the place it had. */
export function useRowFields({ index, from }: { index: number; from: number | null }) {
  const { rows, problem } = useFormState();
  return (list: string, part: string): RowField => {
    const before = from === null ? null : `${list}.${from}.${part}`;
    const name = `${list}.${index}.${part}`;
    return { name, values: before ? rows(before) : [], error: before ? problem(before) : undefined };
  };
}
