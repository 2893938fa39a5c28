import { type ProviderName, providerNames } from "../../rules/accounts/providers";
import { settingParts } from "../../rules/site/setting-gaps";
import type { Account, Door, SignInProvider } from "./sign-in-providers";

/** "" where it isn't set. */
export type ProviderVariables = {
  GOOGLE_CLIENT_ID: string;
  GOOGLE_CLIENT_SECRET: string;
  OPENID_ISSUER: string;
  OPENID_CLIENT_ID: string;
  OPENID_CLIENT_SECRET: string;
  /** The label of its button. */
  OPENID_NAME: string;
  /** Where its sign-in page isn't on the issuer's origin. */
  OPENID_SIGN_IN_ORIGIN: string;
};

/** Only completely configured providers exist. */
export function configuredProviders(variables: ProviderVariables, origin: string): SignInProvider[] {
  return providerNames
    .filter((name) => settingParts[name].every((one) => variables[one]))
    .map((name) => lazily(described[name](variables), `${origin}/auth/${name}/callback`));
}

const google = "https://accounts.google.com";
const described: Record<ProviderName, (variables: ProviderVariables) => { door: Door; account: Account }> = {
  google: ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) => ({
    door: { name: "google", label: "Google", origin: google },
    account: { issuer: google, id: GOOGLE_CLIENT_ID, secret: GOOGLE_CLIENT_SECRET },
  }),
  openid: ({ OPENID_ISSUER, OPENID_SIGN_IN_ORIGIN, OPENID_NAME, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET }) => {
    const { hostname, origin } = new URL(OPENID_SIGN_IN_ORIGIN || OPENID_ISSUER);
    return {
      door: { name: "openid", label: OPENID_NAME || hostname, origin },
      account: { issuer: OPENID_ISSUER, id: OPENID_CLIENT_ID, secret: OPENID_CLIENT_SECRET },
    };
  },
};

/** A provider's code is loaded when somebody uses it. */
function lazily({ door, account }: { door: Door; account: Account }, redirect: string): SignInProvider {
  const open = async () =>
    (await import("./sign-in-providers")).createSignInProvider(door, account, redirect);
  return {
    ...door,
    start: async () => (await open()).start(),
    redeem: async (code, secrets) => (await open()).redeem(code, secrets),
  };
}
