export function submissionPath(kind: string, id: string): string {
  return `/admin/submissions/${kind}/${id}`;
}
