import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

type Claims = { team?: string; audience?: string; endsIn?: string; from?: string };

/** A stand-in for Cloudflare Access: publishes keys and signs tokens. */
export async function openAccessTeam(audience: string) {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const kid = "first";
  let isAway = false;
  let asked = 0;
  const key = { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" };
  const server = createServer((request, response) => {
    asked++;
    if (isAway || request.url !== "/cdn-cgi/access/certs") response.writeHead(503).end("away");
    else response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    timesAsked: () => asked,
    goAway: () => {
      isAway = true;
    },
    comeBack: () => {
      isAway = false;
    },
    sign: ({ team = address, audience: aud = audience, endsIn = "5m" }: Claims = {}) =>
      new SignJWT({ email: "admin@cambutal.test" })
        .setProtectedHeader({ alg: "RS256", kid })
        .setIssuer(team)
        .setAudience(aud)
        .setIssuedAt()
        .setExpirationTime(endsIn)
        .sign(privateKey),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A token with the right claims and no signature. */
export function unsignedToken(team: string, audience: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const exp = Math.floor(Date.now() / 1000) + 300;
  return `${part({ alg: "none" })}.${part({ iss: team, aud: [audience], exp })}.`;
}
