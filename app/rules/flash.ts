/** A toast that crosses a redirect: only the name of its words travels, never words. */
export type Toast = { name: string; variant: "default" | "destructive" };

export function writeFlash(toast: Toast): string {
  return `${toast.variant}.${toast.name}`;
}

export function readFlash(value: string | null): Toast | null {
  const [, variant, name] = value?.match(/^(default|destructive)\.([a-zA-Z]{1,60})$/) ?? [];
  return variant && name ? { name, variant: variant as Toast["variant"] } : null;
}
