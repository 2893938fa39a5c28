import type { JWTVerifyGetKey } from "jose";

/** Whether whoever brings this token has come through the team's door at the edge. */
export type AccessCheck = (token: string | null) => Promise<boolean>;

/** The door before an admin's power: open where nobody set one up, shut for all where somebody did so by half. */
export function createAdminDoor(
  access: { team: string; audience: string } | null,
  isHalfSet: boolean,
): AccessCheck {
  return access ? createAccessCheck(access.team, access.audience) : async () => !isHalfSet;
}

const patience = 3000;
const keptFor = 10 * 60_000;

/**
 * Cloudflare Access signs who it has let through. Its keys are fetched when they are first needed and kept for a while;
 * a token of another team or for another application, one that is over or not signed at all, is none.
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
