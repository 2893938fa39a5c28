import { useRouteLoaderData } from "react-router";

/** Drawn with the page, so that a form that comes again, from a second press or a weak signal, is taken once. */
export function FormToken() {
  const token = useRouteLoaderData<{ formToken: string | null }>("root")?.formToken;
  return token ? <input type="hidden" name="form_token" value={token} /> : null;
}
