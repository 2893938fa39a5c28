import { type ProviderName, providerNames } from "../../rules/accounts/providers";
import { settingParts } from "../../rules/site/setting-gaps";
import type { Account, Door, SignInProvider } from "./sign-in-providers";

/** What an operator sets for the providers they want; "" for what is not set. */
export type ProviderVariables = {
  GOOGLE_CLIENT_ID: string;
  GOOGLE_CLIENT_SECRET: string;
  OPENID_ISSUER: string;
  OPENID_CLIENT_ID: string;
  OPENID_CLIENT_SECRET: string;
  /** What its button says. */
  OPENID_NAME: string;
  /** Where its sign-in page stands, when that is not where the issuer is. */
  OPENID_SIGN_IN_ORIGIN: string;
};

/** The providers that are set up completely; the others do not exist. */
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

/** Every page names the doors; what it takes to walk through one is loaded when somebody does. */
function lazily({ door, account }: { door: Door; account: Account }, redirect: string): SignInProvider {
  const open = async () =>
    (await import("./sign-in-providers")).createSignInProvider(door, account, redirect);
  return {
    ...door,
    start: async () => (await open()).start(),
    redeem: async (code, secrets) => (await open()).redeem(code, secrets),
  };
}
