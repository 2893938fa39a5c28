import { useRouteLoaderData } from "react-router";

type Props = { own?: string; fields?: { [name: string]: string | number } };

/** The token makes a form that's sent twice count once; also any further hidden fields. */
export function FormToken({ own, fields = {} }: Props) {
  const drawn = useRouteLoaderData<{ formToken: string | null }>("root")?.formToken;
  const carried = Object.entries({ form_token: own ?? drawn ?? "", ...fields });
  return carried.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
