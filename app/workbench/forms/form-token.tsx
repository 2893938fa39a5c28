import { useRouteLoaderData } from "react-router";

/** Drawn with the page, so that a form that comes again, from a second press or a weak signal, is taken once. */
export function FormToken({ own }: { own?: string }) {
  const drawn = useRouteLoaderData<{ formToken: string | null }>("root")?.formToken;
  return <input type="hidden" name="form_token" value={own ?? drawn ?? ""} />;
}
