import { queryPath } from "../site/query-path";
import { reviewKinds } from "./review-kinds";
import { submissionPath } from "./submission-path";

/** Kinds in the log that aren't reviewed. */
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

/** Where it's shown or edited; null without such a screen. */
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

export function logPathOf(kind: string, id: string): string {
  return queryPath("/admin/log", { thing: `${kind}:${id}` });
}
