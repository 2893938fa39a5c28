import { useFormState } from "./form-state";

export type RowField = { name: string; values: string[]; error: string | undefined };

/** Names follow the row's current index; typed values and errors belong to its original one. */
export function useRowFields({ index, from }: { index: number; from: number | null }) {
  const { rows, problem } = useFormState();
  return (list: string, part: string): RowField => {
    const before = from === null ? null : `${list}.${from}.${part}`;
    const name = `${list}.${index}.${part}`;
    return { name, values: before ? rows(before) : [], error: before ? problem(before) : undefined };
  };
}
