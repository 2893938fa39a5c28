import {
  createSignInProvider,
  discoverEndpoints,
  googleEndpoints,
  type SignInProvider,
} from "./sign-in-providers";

/** The variables and secrets an operator sets for the providers they want. */
export type ProviderVariables = {
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  OPENID_ISSUER?: string;
  OPENID_CLIENT_ID?: string;
  OPENID_CLIENT_SECRET?: string;
  /** What its button says. */
  OPENID_NAME?: string;
  /** Where its sign-in page stands, when that is not where the issuer is. */
  OPENID_SIGN_IN_ORIGIN?: string;
};

/** The providers that are set up completely; the others do not exist. */
export function configuredProviders(variables: ProviderVariables, origin: string): SignInProvider[] {
  const found: SignInProvider[] = [];
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = variables;
  const redirect = (name: string) => `${origin}/auth/${name}/callback`;
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    const shown = { name: "google", label: "Google", origin: googleEndpoints.issuer } as const;
    const settings = { id: GOOGLE_CLIENT_ID, secret: GOOGLE_CLIENT_SECRET, redirect: redirect("google") };
    found.push(createSignInProvider(shown, { ...settings, endpoints: async () => googleEndpoints }));
  }
  const { OPENID_ISSUER, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET } = variables;
  if (OPENID_ISSUER && OPENID_CLIENT_ID && OPENID_CLIENT_SECRET) {
    const door = new URL(variables.OPENID_SIGN_IN_ORIGIN || OPENID_ISSUER);
    const shown = {
      name: "openid",
      label: variables.OPENID_NAME || door.hostname,
      origin: door.origin,
    } as const;
    const settings = { id: OPENID_CLIENT_ID, secret: OPENID_CLIENT_SECRET, redirect: redirect("openid") };
    found.push(
      createSignInProvider(shown, { ...settings, endpoints: () => discoverEndpoints(OPENID_ISSUER) }),
    );
  }
  return found;
}
