import { data } from "react-router";

/** Every address nobody else answers, whatever the method. */
export function loader() {
  throw data(null, 404);
}

export const action = loader;

export default function NotFound() {
  return null;
}
