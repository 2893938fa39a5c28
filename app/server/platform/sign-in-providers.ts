import {
  CodeChallengeMethod,
  decodeIdToken,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
} from "arctic";
import type { ProviderName } from "../../rules/accounts/providers";

/** What a provider says about a person. */
export type Claims = { subject: string; email: string; isEmailVerified: boolean; name: string };

export type Door = {
  name: ProviderName;
  label: string;
  /** Our forms may redirect there. */
  origin: string;
};

/** Our registration with a provider. */
export type Account = { issuer: string; id: string; secret: string };

export type SignInProvider = Door & {
  start(): Promise<{ address: string; secrets: Secrets }>;
  /** Null when the provider's answer can't be trusted. */
  redeem(code: string, secrets: Secrets): Promise<Claims | null>;
};

/** Kept by the browser on the trip. */
export type Secrets = { state: string; verifier: string; nonce: string };

type Endpoints = { issuer: string; authorization: string; token: string; userinfo: string };

const patience = 5000;
const scopes = ["openid", "email", "profile"];

const googleEndpoints: Endpoints = {
  issuer: "https://accounts.google.com",
  authorization: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  userinfo: "https://openidconnect.googleapis.com/v1/userinfo",
};

/** OpenID's discovery document. */
async function discoverEndpoints(issuer: string): Promise<Endpoints> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const found = await fetchJson(address);
  const endpoint = (name: string) => {
    const value = found[name];
    if (typeof value !== "string") throw new Error(`the provider names no ${name}`);
    return value;
  };
  if (endpoint("issuer").replace(/\/$/, "") !== issuer.replace(/\/$/, "")) {
    throw new Error("the provider calls itself by another name");
  }
  return {
    issuer: endpoint("issuer"),
    authorization: endpoint("authorization_endpoint"),
    token: endpoint("token_endpoint"),
    userinfo: endpoint("userinfo_endpoint"),
  };
}

export function createSignInProvider(
  door: Door,
  { issuer, id, secret }: Account,
  redirect: string,
): SignInProvider {
  const client = new OAuth2Client(id, secret, redirect);
  const endpoints = async () =>
    issuer === googleEndpoints.issuer ? googleEndpoints : discoverEndpoints(issuer);
  return {
    ...door,
    async start() {
      const { authorization } = await endpoints();
      const secrets = { state: generateState(), verifier: generateCodeVerifier(), nonce: generateState() };
      const address = client.createAuthorizationURLWithPKCE(
        authorization,
        secrets.state,
        CodeChallengeMethod.S256,
        secrets.verifier,
        scopes,
      );
      address.searchParams.set("nonce", secrets.nonce);
      return { address: address.href, secrets };
    },
    async redeem(code, { verifier, nonce }) {
      const { issuer: named, token, userinfo } = await endpoints();
      const tokens = await client.validateAuthorizationCode(token, code, verifier);
      // The token came directly over TLS; its claims are checked anyway.
      const claims = decodeIdToken(tokens.idToken()) as Record<string, unknown>;
      if (!isMeantForUs(claims, { issuer: named, id, nonce })) return null;
      const userinfoClaims = await fetchJson(userinfo, { Authorization: `Bearer ${tokens.accessToken()}` });
      if (userinfoClaims.sub !== claims.sub) return null;
      return claimsOf({ ...claims, ...userinfoClaims });
    },
  };
}

type Expected = { issuer: string; id: string; nonce: string };

function isMeantForUs(claims: Record<string, unknown>, { issuer, id, nonce }: Expected): boolean {
  const audience = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  const isAlive = typeof claims.exp === "number" && claims.exp * 1000 > Date.now() - 60_000;
  return claims.iss === issuer && audience.includes(id) && claims.nonce === nonce && isAlive;
}

function claimsOf(claims: Record<string, unknown>): Claims | null {
  const { sub, email, email_verified, name } = claims;
  if (typeof sub !== "string" || !sub || sub.length > 255) return null;
  return {
    subject: sub,
    email: typeof email === "string" ? email.trim().toLowerCase() : "",
    isEmailVerified: email_verified === true || email_verified === "true",
    name: typeof name === "string" ? name.trim().slice(0, 100) : "",
  };
}

async function fetchJson(address: string, headers: HeadersInit = {}): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    headers: { Accept: "application/json", ...headers },
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`the provider answers ${response.status}`);
  const answer: unknown = await response.json();
  return typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>) : {};
}
