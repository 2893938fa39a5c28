export type TypedForm = Record<string, string | string[]>;

/** A list becomes a repeated field. */
export function formOf(typed: TypedForm): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) for (const one of [value].flat()) form.append(name, one);
  return form;
}
