import type { RouterContextProvider } from "react-router";
import type { ProviderButton } from "../../rules/accounts/providers";
import { servicesContext } from "../context";

/** The providers that are set up, as far as a page may know them. */
export function providerButtons(context: Readonly<RouterContextProvider>): ProviderButton[] {
  return context.get(servicesContext).signInProviders.map(({ name, label }) => ({ name, label }));
}
