import { describe, expect, test } from "vitest";
import type { Refusal } from "../../app/server/context";
import type { AccessCheck } from "../../app/server/platform/cloudflare-access";
import { gateway } from "../../workers/gateway";

/** The gateway alone, with the requests it makes. */
async function pass(request: Request, devPages = true, isAdmitted?: AccessCheck) {
  const asked: Request[] = [];
  const answered: { request: Request; refusal: Refusal | undefined }[] = [];
  const counted: Request[] = [];
  const response = await gateway(
    request,
    { devPages, rehearsal: false, transportScope: "" },
    {
      brake: { limit: async ({ key }) => ({ success: key !== "192.0.2.1" }) },
      pages: async (visit) => {
        asked.push(visit);
        return new Response("page");
      },
      answer: async (visit, refusal) => {
        answered.push({ request: visit, refusal });
        return new Response("private", { status: refusal?.status ?? 200 });
      },
      count: async (told) => {
        counted.push(told);
        return new Response(null, { status: 204 });
      },
      isAdmitted,
    },
  );
  return { response, asked, answered, counted };
}

const visit = (path: string, cookie = "") =>
  new Request(`http://localhost${path}`, { headers: cookie ? { Cookie: cookie } : {} });

describe("The studio", () => {
  test.each([
    ["/admin", "/auth?next=%2Fadmin"],
    ["/es/admin/content?page_path=%2Fes", "/es/auth?next=%2Fes%2Fadmin%2Fcontent%3Fpage_path%3D%252Fes"],
  ])(
    "redirects people without a session from %s to sign-in, before any page is rendered",
    async (path, to) => {
      const { asked, answered, response } = await pass(visit(path, "flash=x"));
      expect([asked.length, answered.length]).toEqual([0, 0]);
      expect([response.status, response.headers.get("Location")]).toEqual([302, to]);
      expect(response.headers.get("Cache-Control")).toContain("no-store");
    },
  );

  test("renders the page for people with a session, who may not be admins, and for every form", async () => {
    expect((await pass(visit("/admin/seo", "session=abc"))).answered).toHaveLength(1);
    const form = new Request("http://localhost/admin/seo", {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ intent: "save" }),
    });
    expect((await pass(form)).answered).toHaveLength(1);
  });

  test("asks Cloudflare Access first if it's on, on every address and method", async () => {
    const seen: (string | null)[] = [];
    const isAdmitted: AccessCheck = async (token) => {
      seen.push(token);
      return token === "good";
    };
    const paths = [
      "/admin",
      "/es/admin/content",
      "/admin/content/some-id",
      "/admin.data",
      "/admin/seo.data",
      "/ADMIN/content.data",
      "/ES/Admin",
    ];
    for (const path of paths)
      for (const method of ["GET", "POST", "DELETE"]) {
        const headers = { Cookie: "session=abc", "Sec-Fetch-Site": "same-origin" };
        const request = new Request(`http://localhost${path}`, { method, headers });
        expect((await pass(request, true, isAdmitted)).answered[0]?.refusal?.status, path).toBe(403);
      }
    const headers = { Cookie: "session=abc", "Cf-Access-Jwt-Assertion": "good" };
    const { answered } = await pass(new Request("http://localhost/admin", { headers }), true, isAdmitted);
    expect(answered.map(({ refusal }) => refusal)).toEqual([undefined]);
    expect(seen.at(-1)).toBe("good");
    await pass(visit("/admin", "session=abc; CF_Authorization=left"), true, isAdmitted);
    expect(seen.at(-1)).toBe("left");
    expect((await pass(visit("/surf"), true, isAdmitted)).asked).toHaveLength(1);
    expect((await pass(visit("/administration"), true, isAdmitted)).asked).toHaveLength(1);
  });
});

describe("The cached entrypoint", () => {
  test("gets no cookies and a normalized query", async () => {
    const { asked } = await pass(visit("/surf?b=2&utm_source=x&a=1&fbclid=y", "language=en; other=1"));
    expect(asked.map(({ url, headers }) => [url, [...headers]])).toEqual([
      ["http://localhost/surf?a=1&b=2", []],
    ]);
  });

  test.each(["session=abc", "flash=default.subscribed", "oauth=abc"])(
    "is never used with %s",
    async (cookie) => {
      const { asked, response } = await pass(visit("/surf", cookie));
      expect(asked).toEqual([]);
      expect(await response.text()).toBe("private");
    },
  );
});

test.each(["", "session=abc"])(
  "a HEAD request is rendered like a GET and answered without a body, with %j",
  async (cookie) => {
    const { asked, answered, response } = await pass(new Request(visit("/surf", cookie), { method: "HEAD" }));
    expect([...asked, ...answered.map(({ request }) => request)].map(({ method }) => method)).toEqual([
      "GET",
    ]);
    expect(await response.text()).toBe("");
  },
);

test("reports of a visitor's script bypass the pages, from the guide's own pages only", async () => {
  const tell = (site: string, method = "POST") =>
    new Request("http://localhost/count", { method, headers: { "Sec-Fetch-Site": site } });
  const told = await pass(tell("same-origin"));
  expect([told.counted.length, told.asked, told.answered, told.response.status]).toEqual([1, [], [], 204]);
  const foreign = await pass(tell("cross-site"));
  expect([foreign.counted, foreign.response.status]).toEqual([[], 403]);
  expect((await pass(tell("same-origin", "PUT"))).counted).toEqual([]);
});

test("a body declared as over 25 MB is refused before it arrives", async () => {
  const headers = { "Content-Length": String(26 * 1024 * 1024), "Sec-Fetch-Site": "same-origin" };
  const body = new ReadableStream({ pull: () => new Promise(() => {}) });
  const request = new Request("http://localhost/newsletter", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit);
  const { response, answered } = await pass(request);
  expect(response.status).toBe(413);
  expect(answered[0]?.refusal?.status).toBe(413);
  const { value } = (await response.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe("private");
});

test("a flood from one address is throttled, only on a deployed guide", async () => {
  const from = (address: string) => new Request(visit("/surf"), { headers: { "CF-Connecting-IP": address } });
  const flooded = await pass(from("192.0.2.1"), false);
  expect(flooded.response.status).toBe(429);
  expect(flooded.answered[0]?.refusal?.headers).toEqual({ "Retry-After": "60" });
  expect((await pass(from("192.0.2.2"), false)).response.status).toBe(200);
  expect((await pass(from("192.0.2.1"))).response.status).toBe(200);
});
