import { queryPath } from "../site/query-path";
import { reviewKinds } from "./review-kinds";
import { submissionPath } from "./submission-path";

/** What a line of the log may speak of, beside what is reviewed. */
export const auditKinds = [
  ...reviewKinds,
  ...([
    "user",
    "reader",
    "section",
    "seo",
    "words",
    "search",
    "picture",
    "notice",
    "launch",
    "bucket",
    "import",
    "newsletter",
  ] as const),
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The screen where it is looked at or changed; null for what has none. */
export function subjectPath(kind: string, id: string): string | null {
  if (reviewKinds.some((one) => one === kind)) return submissionPath(kind, id);
  const [page_path, section_name] = id.split(" ");
  const screens: Record<string, string> = {
    user: `/admin/people/${id}`,
    reader: "/admin/people",
    section: queryPath("/admin/content", { page_path, section_name }),
    seo: id.startsWith("/") ? queryPath("/admin/seo", { page_path: id }) : "/admin/seo",
    words: queryPath("/admin/translations", { q: id }),
    search: "/admin/search",
    picture: "/admin/images",
    notice: "/admin/notice",
    launch: "/admin",
    bucket: "/admin",
    import: queryPath("/admin/import", { import: id }),
    newsletter: `/admin/newsletter/${id}`,
  };
  return screens[kind] ?? null;
}

/** The lines of the log that speak of one thing. */
export function logPathOf(kind: string, id: string): string {
  return queryPath("/admin/log", { thing: `${kind}:${id}` });
}
