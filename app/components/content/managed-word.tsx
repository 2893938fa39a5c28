import type { Borrowing } from "../../rules/content/overlay";
import { langOf } from "../../rules/content/page-content";

type Props<Name extends string> = { of: Borrowing & { [Key in Name]: string }; name: Name };

/** A word of a managed section; one borrowed from the English page has `lang="en"` for screen readers. */
export function Word<Name extends string>({ of: part, name }: Props<Name>) {
  const lang = langOf(part, name);
  return lang ? <span lang={lang}>{part[name]}</span> : part[name];
}
