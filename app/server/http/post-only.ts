import { data } from "react-router";

/** An address that takes a form and shows no page. */
export function loader(): never {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

/** Its answer leads to another page; an error is drawn around nothing. */
export default function NoPage() {
  return null;
}
