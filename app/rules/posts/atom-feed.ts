import type { Language } from "../site/language";
import { escapeXml, xmlText } from "../site/xml";

export type FeedPost = {
  /** Stable for the life of the post, even if its address changes; a translation has one of its own. */
  id: string;
  url: string;
  title: string;
  excerpt: string;
  /** Sanitised HTML. */
  content: string;
  language: Language;
  author: string | null;
  /** As stored, and as shown in the feed's language. */
  category: { term: string; label: string } | null;
  tags: readonly string[];
  published: Date;
  changed: Date;
};
export type AtomFeed = {
  title: string;
  subtitle: string;
  language: Language;
  origin: string;
  /** The feed's address, its page's, and its twin's in the other language. */
  path: string;
  page: string;
  twin: { language: Language; path: string };
  /** For posts without an author. */
  author: string;
  icon: string;
  /** For an empty feed. */
  since: Date;
  posts: readonly FeedPost[];
};

/** RFC 4287, with full texts. The same posts give the same text, so that the ETag holds. */
export function atomFeed(feed: AtomFeed): string {
  const address = (path: string) => escapeXml(feed.origin + path);
  const changed = Math.max(feed.since.getTime(), ...feed.posts.map((post) => post.changed.getTime()));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
<id>${address(feed.path)}</id>
<title>${xmlText(feed.title)}</title>
<subtitle>${xmlText(feed.subtitle)}</subtitle>
<link rel="self" type="application/atom+xml" href="${address(feed.path)}"/>
<link rel="alternate" type="text/html" hreflang="${feed.language}" href="${address(feed.page)}"/>
<link rel="related" type="application/atom+xml" hreflang="${feed.twin.language}" href="${address(feed.twin.path)}"/>
<icon>${address(feed.icon)}</icon>
<updated>${new Date(changed).toISOString()}</updated>
<author><name>${xmlText(feed.author)}</name></author>
${feed.posts.map((post) => entry(post, feed.origin)).join("\n")}
</feed>
`;
}

function entry(post: FeedPost, origin: string): string {
  const categories = [...(post.category ? [post.category] : []), ...post.tags.map((term) => ({ term }))];
  return [
    `<entry xml:lang="${post.language}">`,
    `<id>${xmlText(post.id)}</id>`,
    `<title>${xmlText(post.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(post.url)}"/>`,
    `<published>${post.published.toISOString()}</published>`,
    `<updated>${post.changed.toISOString()}</updated>`,
    post.author ? `<author><name>${xmlText(post.author)}</name></author>` : "",
    ...categories.map(categoryElement),
    post.excerpt ? `<summary>${xmlText(post.excerpt)}</summary>` : "",
    `<content type="html">${xmlText(withWholeAddresses(post.content, origin))}</content>`,
    "</entry>",
  ].join("");
}

function categoryElement({ term, label }: { term: string; label?: string }): string {
  return `<category term="${xmlText(term)}"${label ? ` label="${xmlText(label)}"` : ""}/>`;
}

/** Feed readers show the text elsewhere, so links need the whole address. */
export function withWholeAddresses(content: string, origin: string): string {
  return content.replaceAll(/ (href|src)="\//g, ` $1="${origin}/`);
}
