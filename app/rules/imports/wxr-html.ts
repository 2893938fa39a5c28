const figure = (src: string, caption = "") =>
  `<figure><img src="${src}" alt="">${caption ? `<figcaption>${caption}</figcaption>` : ""}</figure>`;

/** WordPress shortcodes. */
const bracketed = /\[\/?([a-z][\w-]*)(?:[\s=][^[\]]*)?\/?\]/gi;

export type WrittenHtml = { html: string; shortcodes: string[] };

/** A post's HTML without shortcodes; pictures get absolute https addresses. */
export function plainHtml(text: string, site: string, addressOf: (id: string) => string): WrittenHtml {
  const shortcodes = new Set<string>();
  const html = text
    .replace(/<!--[\s\S]{0,5000}?-->/g, "")
    .replace(/\[caption[^[\]]*\]([\s\S]{0,3000}?)\[\/caption\]/gi, (_, inner: string) => captioned(inner))
    .replace(/\[gallery[^[\]]*\bids=["']?([\d,\s]+)["']?[^[\]]*\]/gi, (_, ids: string) =>
      ids
        .split(",")
        .flatMap((id) => addressOf(id.trim()) || [])
        .map((address) => figure(address))
        .join("\n"),
    )
    .replace(/\[embed[^[\]]*\]\s*(\S{1,2000}?)\s*\[\/embed\]/gi, "$1")
    .replace(bracketed, (whole, name: string) => {
      if (!/[_-]|=|^\[\//.test(whole) && !knownShortcodes.has(name.toLowerCase())) return whole;
      shortcodes.add(name.toLowerCase());
      return "";
    })
    .replace(
      /(<img\b[^<>]*?\ssrc\s*=\s*["']?)([^"'\s<>]+)/gi,
      (_, start: string, src: string) => start + wholeAddress(src, site),
    );
  return { html, shortcodes: [...shortcodes] };
}

const knownShortcodes = new Set(["gallery", "audio", "video", "playlist", "contact", "button", "map"]);

function captioned(inner: string): string {
  const [, picture = "", words = ""] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
  return picture ? `<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>` : inner;
}

/** Browsers block plain http on our pages. */
export function wholeAddress(src: string, site: string): string {
  const base = site ? `${site.replace(/\/+$/, "")}/` : undefined;
  if (!URL.canParse(src, base)) return src;
  return new URL(src, base).href.replace(/^http:/, "https:");
}

export function picturesIn(clean: string): string[] {
  return [...clean.matchAll(/<img src="([^"]+)"/g)]
    .map(([, src = ""]) => src.replaceAll("&amp;", "&"))
    .filter((src) => /^https?:/.test(src));
}
