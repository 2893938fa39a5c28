import type { ProviderButton } from "../../rules/accounts/providers";
import { type Context, servicesContext } from "../context";

/** The configured providers, without their secrets. */
export function providerButtons(context: Context): ProviderButton[] {
  return context.get(servicesContext).signInProviders.map(({ name, label }) => ({ name, label }));
}
