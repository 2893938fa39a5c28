import { useRouteLoaderData } from "react-router";

type Props = { own?: string; fields?: { [name: string]: string | number } };

/**
 * Drawn with the page, so that a form that comes again, from a second press or a weak signal, is taken once; and what
 * else the form carries unseen.
 */
export function FormToken({ own, fields = {} }: Props) {
  const drawn = useRouteLoaderData<{ formToken: string | null }>("root")?.formToken;
  const carried = Object.entries({ form_token: own ?? drawn ?? "", ...fields });
  return carried.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
