import { digest } from "../../rules/site/digest";

/** Tells a form as it was sent from every other one: where it went, and all that is in it. */
export function formMark({ pathname }: URL, form: FormData): Promise<string> {
  const fields = [...form].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.size],
  );
  return digest(JSON.stringify([pathname.replace(/\.data$/, ""), fields]));
}
