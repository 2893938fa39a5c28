/** The scoring rules of Mozilla's HTTP Observatory (version 2), for a page seen as from an https origin. */
type Finding = { rule: string; score: number };

export function observatoryScore(headers: Headers, html: string): { score: number; findings: Finding[] } {
  const findings = [
    {
      rule: "content-security-policy",
      score: policyScore(directives(headers.get("Content-Security-Policy") ?? "")),
    },
    { rule: "cookies", score: cookieScore(headers.getSetCookie()) },
    {
      rule: "cross-origin-resource-sharing",
      score: headers.get("Access-Control-Allow-Origin") === "*" ? -50 : 0,
    },
    { rule: "referrer-policy", score: referrerScore(headers.get("Referrer-Policy")) },
    { rule: "strict-transport-security", score: transportScore(headers.get("Strict-Transport-Security")) },
    { rule: "subresource-integrity", score: integrityScore(html) },
    { rule: "x-content-type-options", score: headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5 },
    { rule: "x-frame-options", score: frameScore(headers) },
    {
      rule: "cross-origin-resource-policy",
      score: resourceScore(headers.get("Cross-Origin-Resource-Policy")),
    },
  ];
  // Extra points count only for pages that lost few: 90 and above.
  const losses = findings.filter(({ score }) => score < 0).reduce((sum, { score }) => sum + score, 100);
  const gains = findings.filter(({ score }) => score > 0).reduce((sum, { score }) => sum + score, 0);
  return { score: Math.max(0, losses >= 90 ? losses + gains : losses), findings };
}

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(
    parts.filter(([name]) => name).map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
}

function policyScore(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const isLoose = (list: string[]) =>
    list.some((one) => ["*", "https:", "http:", "data:", "'unsafe-inline'"].includes(one));
  if (isLoose(sources("script-src")) || isLoose(sources("object-src"))) return -20;
  if (sources("script-src").includes("'unsafe-eval'")) return -10;
  if (sources("style-src").includes("'unsafe-inline'")) return 0;
  return policy.get("default-src")?.join(" ") === "'none'" ? 10 : 5;
}

function cookieScore(cookies: string[]): number {
  const session = cookies.filter((cookie) => /session|token|sid/i.test(cookie.split("=")[0] ?? ""));
  if (session.some((cookie) => !/;\s*httponly/i.test(cookie))) return -30;
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
  return cookies.length && cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
}

function referrerScore(value: string | null): number {
  if (value === null) return 0;
  const last = value.split(",").at(-1)?.trim() ?? "";
  const isPrivate = [
    "no-referrer",
    "same-origin",
    "strict-origin",
    "strict-origin-when-cross-origin",
  ].includes(last);
  return isPrivate ? 5 : -5;
}

function transportScore(value: string | null): number {
  const age = Number(value?.match(/max-age=(\d+)/)?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age >= 15_768_000 ? 0 : -10;
}

function integrityScore(html: string): number {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"[^>]*>/g)];
  return foreign.some(([tag]) => !tag.includes("integrity=")) ? -5 : 0;
}

function frameScore(headers: Headers): number {
  if (directives(headers.get("Content-Security-Policy") ?? "").get("frame-ancestors")) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get("X-Frame-Options") ?? "") ? 0 : -20;
}

function resourceScore(value: string | null): number {
  if (value === null) return 0;
  return ["same-origin", "same-site"].includes(value) ? 10 : 0;
}
