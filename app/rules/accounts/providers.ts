export const providerNames = ["google", "openid"] as const;
export type ProviderName = (typeof providerNames)[number];

export function isProviderName(value: unknown): value is ProviderName {
  return value === "google" || value === "openid";
}

/** What a button says: the provider's name and where its form goes. */
export type ProviderButton = { name: ProviderName; label: string };
