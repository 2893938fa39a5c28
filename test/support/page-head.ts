/** A page's metadata, parsed like a crawler. */
export function readHead(html: string) {
  const one = (pattern: RegExp) => decode(html.match(pattern)?.[1] ?? "");
  const meta = (name: string) => one(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  return {
    language: one(/<html lang="([^"]+)"/),
    title: one(/<title>([^<]*)<\/title>/),
    description: meta("description"),
    robots: meta("robots"),
    ogImage: meta("og:image"),
    canonical: one(/<link rel="canonical" href="([^"]+)"/),
    alternates: Object.fromEntries(alternates.map(([, language, href]) => [language, href])),
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = ""]) =>
      decode(text.replace(/<[^>]+>/g, "")),
    ),
  };
}

function decode(text: string): string {
  return text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
}
