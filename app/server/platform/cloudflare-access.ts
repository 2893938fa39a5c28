import type { JWTVerifyGetKey } from "jose";

/** Whether the token proves a sign-in through Cloudflare Access. */
export type AccessCheck = (token: string | null) => Promise<boolean>;

/** What an admin must have passed: nothing where Access isn't set up; nobody passes where it's only half set up. */
export function createCloudflareAccess(
  access: { team: string; audience: string } | null,
  isHalfSet: boolean,
): AccessCheck {
  return access ? createAccessCheck(access.team, access.audience) : async () => !isHalfSet;
}

const patience = 3000;
const keptFor = 10 * 60_000;

/**
 * Verifies Access's signed token. Its keys are fetched on demand and kept for a while; a token of another team or
 * application, or an expired or unsigned one, is refused.
 */
export function createAccessCheck(team: string, audience: string): AccessCheck {
  let keys: JWTVerifyGetKey | null = null;
  const wanted = { issuer: new URL(team).origin, audience, algorithms: ["RS256"], requiredClaims: ["exp"] };
  return async (token) => {
    if (!token) return false;
    const { createRemoteJWKSet, jwtVerify } = await import("jose");
    keys ??= createRemoteJWKSet(new URL("/cdn-cgi/access/certs", team), {
      timeoutDuration: patience,
      cacheMaxAge: keptFor,
    });
    return jwtVerify(token, keys, wanted).then(
      () => true,
      () => false,
    );
  };
}
