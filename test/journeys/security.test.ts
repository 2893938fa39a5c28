import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTown, type Town } from "../support/town";

const origin = "https://guide.cambutal.test";
let town: Town;
beforeAll(async () => {
  town = await openTown({ origin });
});
afterAll(() => town.close());

/** The attributes of inline scripts, except structured data. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)]
    .map(([, attributes = ""]) => attributes)
    .filter((attributes) => !attributes.includes("application/ld+json"));

describe("Security headers", () => {
  const pages: [string, RequestInit & { failure?: string }, number][] = [
    ["/", {}, 200],
    ["/es", {}, 200],
    ["/surf", {}, 200],
    ["/newsletter", {}, 200],
    ["/newsletter/confirm?token=x", {}, 200],
    ["/nowhere", {}, 404],
    ["/%ff", {}, 400],
    ["/surf", { method: "POST", headers: { "Sec-Fetch-Site": "same-origin" } }, 405],
    ["/surf", { method: "POST", headers: { "Sec-Fetch-Site": "cross-site" } }, 403],
    ["/dev/mail", { failure: "d1:all" }, 503],
  ];

  test.each(pages)("are set on %s %j", async (path, init, status) => {
    const { headers, status: found } = await town.get(path, init);
    expect(found).toBe(status);
    const policy = headers.get("Content-Security-Policy")?.split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy?.join()).not.toMatch(/unsafe|\*|script-src[^,]*(data|https?):/);
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("Access-Control-Allow-Origin")).toBe(null);
    expect(headers.get("Content-Type")).toContain("charset=utf-8");
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; Secure.*; SameSite=(Lax|Strict)/i);
  });

  test.each(["/", "/es/eat", "/add-restaurant"])("%s loads no script from elsewhere", async (path) => {
    expect(await (await town.get(path)).text()).not.toMatch(/<script[^>]*\ssrc="(https?:)?\/\//);
  });

  test.each(["/robots.txt", "/sitemap.xml", "/healthz", "/surf/"])("are set on %s too", async (path) => {
    const { headers } = await town.get(path);
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000");
  });

  test("a page with a token in its address sends no referrer", async () => {
    const { headers } = await town.get("/newsletter/unsubscribe?token=x");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("no page for visitors carries a style attribute or an inline script", async () => {
    for (const path of ["/", "/es/surf", "/nowhere", "/newsletter"]) {
      const html = await (await town.get(path)).text();
      expect(/<[^>]+\sstyle=/.test(html)).toBe(false);
      expect(inlineScripts(html)).toEqual([]);
    }
  });

  test.each(["/add-restaurant", "/es/add-event", "/add-blog"])(
    "on %s each script has a nonce for one use, so the page isn't cached",
    async (path) => {
      const nonces = new Set<string>();
      for (let visit = 0; visit < 2; visit++) {
        const response = await town.get(path);
        const { headers } = response;
        const [, nonce = ""] = headers.get("Content-Security-Policy")?.match(/ 'nonce-([\w-]{43})';/) ?? [];
        nonces.add(nonce);
        const scripts = inlineScripts(await response.text());
        expect(scripts.length).toBeGreaterThan(1);
        for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
        expect(headers.get("Cache-Control")).toBe("private, no-store");
        expect(headers.get("Cloudflare-CDN-Cache-Control")).toBe(null);
      }
      expect(nonces.size).toBe(2);
    },
  );

  test("a script in content is shown as text and has no hash", async () => {
    const script = '<script nonce="x">alert(1)</script>';
    await town.rows(
      `INSERT INTO page_content (id, page_path, section_name, content_data, created_at, updated_at)
       VALUES ('x', '/surf', 'hero', ?, 0, 0)`,
      JSON.stringify({ title: script, subtitle: script }),
    );
    const response = await town.get("/surf");
    const html = await response.text();
    expect(html.includes("<script nonce")).toBe(false);
    expect(html.includes("&lt;script nonce")).toBe(true);
    expect(response.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
    await town.rows("DELETE FROM page_content");
  });
});

describe("A form from another site is refused and changes nothing", () => {
  const form = { body: new URLSearchParams({ email: "victim@example.com" }), method: "POST" };
  const classes: [string, string, Record<string, string>][] = [
    [
      "a form of a stranger's page",
      "/newsletter",
      { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.test" },
    ],
    [
      "a form of a sub-domain",
      "/newsletter",
      { "Sec-Fetch-Site": "same-site", Origin: "https://a.guide.cambutal.test" },
    ],
    [
      "a fetch that says cross-site with our own origin",
      "/newsletter",
      { "Sec-Fetch-Site": "cross-site", Origin: origin },
    ],
    ["an old browser on a stranger's page", "/newsletter", { Origin: "https://evil.test" }],
    ["a sandboxed frame", "/newsletter", { Origin: "null" }],
    ["another port", "/newsletter", { Origin: `${origin}:8443` }],
    ["a sub-domain without fetch metadata", "/newsletter", { Origin: "https://a.guide.cambutal.test" }],
    ["a prefix of our name", "/newsletter", { Origin: "https://guide.cambutal.test.evil.test" }],
    ["a session without any word of where it comes from", "/newsletter", { Cookie: "__Host-session=abc" }],
    ["the data twin", "/newsletter.data", { "Sec-Fetch-Site": "cross-site" }],
    ["the Spanish twin", "/es/newsletter", { "Sec-Fetch-Site": "cross-site" }],
    ["the language form", "/language", { "Sec-Fetch-Site": "cross-site" }],
    ["an address like the one-click one", "/newsletter/unsubscribed", { "Sec-Fetch-Site": "cross-site" }],
    ["one behind it", "/x/newsletter/unsubscribe", { "Sec-Fetch-Site": "cross-site" }],
  ];

  test.each(classes)("%s", async (_, path, headers) => {
    const response = await town.get(path, { ...form, headers });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await town.rows("SELECT email FROM newsletter_subscriptions")).toEqual([]);
    expect(await town.rows("SELECT id FROM outbox")).toEqual([]);
  });

  test.each(["PUT", "PATCH", "DELETE"])("also with the method %s", async (method) => {
    for (const path of ["/newsletter", "/newsletter/unsubscribe"]) {
      const response = await town.get(path, { ...form, method, headers: { "Sec-Fetch-Site": "cross-site" } });
      expect(response.status).toBe(403);
    }
  });

  test("while our own page, an old browser on it and a program without a session are accepted", async () => {
    for (const headers of [{ "Sec-Fetch-Site": "same-origin" }, { Origin: origin }, {}] as Record<
      string,
      string
    >[]) {
      const response = await town.get("/language", {
        method: "POST",
        body: new URLSearchParams({ language: "es", returnTo: "/" }),
        headers,
      });
      expect(response.status).toBe(303);
    }
  });

  test("a mail program may unsubscribe in one click, from anywhere and without a cookie", async () => {
    const response = await town.get("/newsletter/unsubscribe?token=unknown", {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://mail.test" },
    });
    expect(response.status).toBe(400);
  });
});

describe("A malformed request gets a readable page, never a 5xx or internal details", () => {
  const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
  const classes: [string, string, RequestInit, number][] = [
    ["a method nobody knows", "/surf", { method: "PROPFIND" }, 405],
    ["a method nobody knows on a page nobody knows", "/nowhere", { method: "PROPFIND" }, 404],
    ["a method the page does not serve", "/surf", { method: "DELETE" }, 405],
    ["a POST to a page that takes none", "/surf", { method: "POST" }, 405],
    ["a POST to a page nobody knows", "/nowhere", { method: "POST" }, 404],
    ["a GET of a form's address", "/language", {}, 405],
    ["a path that cannot be decoded", "/%E0%A4%A", {}, 400],
    ["half a surrogate", "/%ED%A0%80", {}, 400],
    ["a path with a null byte", "/surf%00", {}, 400],
    ["a path with a line end", "/surf%0d%0aSet-Cookie:x=1", {}, 400],
    ["a path that climbs", "/../../etc/passwd", {}, 404],
    ["an encoded path that climbs", "/%2e%2e%2f%2e%2e%2fetc%2fpasswd", {}, 404],
    ["a very long path", `/${"a".repeat(9000)}`, {}, 400],
    ["a very long query", `/surf?${"a".repeat(9000)}`, {}, 400],
    ["a query that cannot be decoded", "/surf?page=%E0%A4%A", {}, 200],
    ["a body that is JSON", "/newsletter", json("{}"), 400],
    ["a body without a type", "/newsletter", { method: "POST", body: new Uint8Array([1, 2, 3]) }, 400],
    [
      "a multipart body that is none",
      "/newsletter",
      { method: "POST", body: "nonsense", headers: multipart },
      400,
    ],
    ["a multipart body without a boundary", "/newsletter", noBoundary(), 400],
    ["a body that is too large and does not say so", "/newsletter", endless(), 413],
    ["a flash cookie of somebody's making", "/surf", { headers: { Cookie: "flash=%E0%A4%A" } }, 200],
    ["a flash that names no words", "/surf", { headers: { Cookie: "flash=default.constructor" } }, 200],
    [
      "a bookmark of somebody's making",
      "/surf",
      { headers: { Cookie: "session=1; bookmark=nonsense" } },
      200,
    ],
    ["a token that is none", "/newsletter/confirm?token=%00", {}, 200],
    ["a number that is none", "/images/business-images/restaurants/1-a.webp?w=wide", {}, 400],
    ["a date in no calendar", "/calendar?date=2026-02-30", {}, 400],
    ["a month in no calendar", "/calendar?month=2026-13", {}, 400],
    ["a moment in no calendar", "/eat?at=2026-02-30T10:00", {}, 400],
    ["a date of an event in no calendar", "/events/yoga/2026-02-30", {}, 404],
    ["a page nobody made", "/eat?page=WzEsMl0", {}, 400],
    ["an id nobody has", "/eat/nobody", {}, 404],
    ["an id that is code", "/stay/'%20OR%201=1%20--", {}, 404],
    ["a validator of nonsense", "/surf", { headers: { "If-None-Match": '"\\",,W/' } }, 200],
  ];

  test.each(classes)("%s", async (_, path, init, status) => {
    const headers = new Headers(init.headers);
    if (init.method) headers.set("Sec-Fetch-Site", "same-origin");
    const response = await town.get(path, { ...init, headers });
    expect(response.status).toBe(status);
    // The names of style sheets and scripts are partly random.
    const text = (await response.text()).replaceAll(/\/assets\/[\w.-]+/g, "");
    expect(text).not.toMatch(/\bat \w+ \(|Error:|D1_|SQLITE|node_modules|\.tsx?\b|stack/i);
  });

  function json(body: string): RequestInit {
    return { method: "POST", body, headers: { "Content-Type": "application/json" } };
  }

  function noBoundary(): RequestInit {
    return { method: "POST", body: "x", headers: { "Content-Type": "multipart/form-data" } };
  }

  function endless(): RequestInit {
    const megabyte = new TextEncoder().encode(`a=${"a".repeat(1024 * 1024)}`);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ < 27) controller.enqueue(megabyte);
        else controller.close();
      },
    });
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    return { method: "POST", body, headers, duplex: "half" } as RequestInit;
  }
});

describe("One address for each page", () => {
  test.each([
    ["/surf/", "/surf"],
    ["/es/", "/es"],
    ["/SURF", "/surf"],
    ["/ES/Surf?a=1", "/es/surf?a=1"],
    ["//surf//", "/surf"],
    ["//evil.test/", "/evil.test"],
  ])("%s redirects to %s permanently", async (from, to) => {
    const response = await town.get(`${origin}${from}`);
    expect(response.status).toBe(308);
    expect(response.headers.get("Location")?.replace(origin, "")).toBe(to);
  });
});
