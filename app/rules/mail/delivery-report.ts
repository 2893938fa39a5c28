export type ReportFields = Map<string, string>;

const longest = 64 * 1024;
const mostGroups = 20;

/** A delivery report's groups of fields, with lower-case names. */
export function fieldGroups(text: string): ReportFields[] {
  return text
    .slice(0, longest)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\n[ \t]+(?=\S)/g, " ")
    .split(/\n(?:[ \t]*\n)+/, mostGroups)
    .map(fieldsIn)
    .filter(({ size }) => size > 0);
}

/** The first of equal names counts. */
function fieldsIn(group: string): ReportFields {
  const fields: ReportFields = new Map();
  for (const line of group.split("\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** The address in "rfc822; ana@example.com". */
export function addressIn(field: string | undefined): string | null {
  const address = field?.replace(/^[^;]*;/, "").trim();
  return address?.replace(/^<(.*)>$/, "$1").toLowerCase() || null;
}
