import { data } from "react-router";

/** For an address that only takes a form. */
export function loader(): never {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

/** Never shown: the action redirects. */
export default function NoPage() {
  return null;
}
