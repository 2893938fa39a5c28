export const providerNames = ["google", "openid"] as const;
export type ProviderName = (typeof providerNames)[number];

export function isProviderName(value: unknown): value is ProviderName {
  return value === "google" || value === "openid";
}

export type ProviderButton = { name: ProviderName; label: string };
