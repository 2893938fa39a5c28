import { data } from "react-router";
import { BodyTooLarge } from "./limited-body";

/** An unreadable form is the sender's error (400), not ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    throw data(null, error instanceof BodyTooLarge ? 413 : 400);
  }
}

export function textField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
