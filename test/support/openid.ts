import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

type Member = { email: string; isVerified?: boolean; name?: string };

/** A real OpenID provider with members, and a browser that walks through its pages. */
export async function openProvider(callback: string) {
  const members = new Map<string, Member>();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: "cambutal",
        client_secret: "a secret of the tests",
        redirect_uris: [callback],
        token_endpoint_auth_method: "client_secret_basic",
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    pkce: { required: () => true },
    cookies: { keys: ["a key of the tests"] },
    findAccount: (_: unknown, id: string) => {
      const member = members.get(id);
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          email: member?.email,
          email_verified: member?.isVerified ?? true,
          name: member?.name ?? id,
        }),
      };
    },
  });
  const handle = provider.callback();

  return {
    vars: {
      OPENID_ISSUER: issuer,
      OPENID_CLIENT_ID: "cambutal",
      OPENID_CLIENT_SECRET: "a secret of the tests",
      OPENID_NAME: "Town Hall",
    },
    issuer,
    join: (login: string, member: Member) => members.set(login, member),
    /** Signs in as this member, and returns the address it leads back to. */
    async walk(address: string, login: string): Promise<string> {
      const cookies = new Map<string, string>();
      let next = address;
      let form: Record<string, string> | null = null;
      for (let steps = 0; steps < 12; steps++) {
        if (next.startsWith(callback)) return next;
        const headers = { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
        const body: URLSearchParams | undefined = form ? new URLSearchParams(form) : undefined;
        const method = form ? "POST" : "GET";
        const answer: Response = await fetch(next, { method, body, headers, redirect: "manual" });
        for (const one of answer.headers.getSetCookie()) {
          const [pair = ""] = one.split(";");
          cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
        }
        const location = answer.headers.get("Location");
        form = null;
        if (location) {
          next = new URL(location, next).href;
          continue;
        }
        const page = await answer.text();
        const action = page.match(/<form[^>]*action="([^"]+)"/)?.[1];
        const prompt = page.match(/name="prompt" value="(\w+)"/)?.[1];
        if (!action || !prompt) throw new Error(`the provider says: ${page.slice(0, 500)}`);
        next = new URL(action, next).href;
        form = { prompt, login, password: "any" };
      }
      throw new Error("the provider leads nowhere");
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
