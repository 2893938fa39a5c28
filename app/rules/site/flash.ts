type ToastVariant = "default" | "warning" | "destructive";
/** A toast that crosses a redirect: only its key and a count travel, never text. */
export type Toast = { name: string; variant: ToastVariant; count?: number };

export function writeFlash({ variant, name, count }: Toast): string {
  return `${variant}.${name}${count === undefined ? "" : `.${count}`}`;
}

export function readFlash(value: string | null): Toast | null {
  const [, variant, name, count] =
    value?.match(/^(default|warning|destructive)\.([a-zA-Z]{1,60})(?:\.(\d{1,4}))?$/) ?? [];
  if (!variant || !name) return null;
  return { name, variant: variant as ToastVariant, ...(count && { count: Number(count) }) };
}
