import { Outlet } from "react-router";

/** Carries the optional "es" in front of every address. */
export default function Site() {
  return <Outlet />;
}
