import type { ProviderButton } from "../../rules/accounts/providers";
import { type Context, servicesContext } from "../context";

/** The providers that are set up, as far as a page may know them. */
export function providerButtons(context: Context): ProviderButton[] {
  return context.get(servicesContext).signInProviders.map(({ name, label }) => ({ name, label }));
}
