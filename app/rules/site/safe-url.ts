const longestUrl = 2048;

/** An http or https address without a user name, normalised; null for anything else. */
export function safeUrl(address: string | null | undefined): string | null {
  const text = address?.trim() ?? "";
  if (!/^https?:\/\//i.test(text) || text.length > longestUrl || /[\p{Cc}\s]/u.test(text)) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && !url.username && !url.password && url.hostname.includes(".") ? url.href : null;
}

/** One of ours under /images/, or over https: browsers block others on our pages. */
export function safeImageUrl(address: string | null | undefined): string | null {
  const text = address?.trim() ?? "";
  const isOurs = /^\/images(\/[\w-][\w.-]*)+$/.test(text) && text.length <= longestUrl;
  const url = isOurs ? text : safeUrl(text);
  return url?.startsWith("http:") ? null : url;
}
