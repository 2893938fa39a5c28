import * as v from "valibot";

const address = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());

/** The address as it is stored; null when it cannot be one, "" when nothing was typed. */
export function readAddress(typed: string): string | null {
  if (!typed.trim()) return "";
  const result = v.safeParse(address, typed);
  return result.success ? result.output : null;
}
