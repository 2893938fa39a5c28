const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

export function plain(html: string): string {
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, " ");
  return unescaped(text).replace(/\s+/g, " ").trim();
}

function unescaped(text: string): string {
  return text.replace(/&([a-z]+|#x?\w+);/g, (whole, name) => entities[name] ?? whole);
}

/** The attributes of the first tag that has these. */
export function tag(html: string, wanted: Record<string, string>): Record<string, string> | null {
  return tags(html, wanted)[0] ?? null;
}

export function tags(html: string, wanted: Record<string, string>): Record<string, string>[] {
  const all = [...html.matchAll(/<\w+((?:\s+[\w:-]+(?:="[^"]*")?)+)\s*\/?>/g)].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => [
        name,
        unescaped(value),
      ]),
    ),
  );
  return all.filter((one) => Object.entries(wanted).every(([name, value]) => one[name] === value));
}

/** The value a form would send for a field. */
export function fieldValue(html: string, name: string): string | undefined {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const area = new RegExp(`<textarea[^>]*\\sname="${escaped}"[^>]*>([^<]*)</textarea>`).exec(html);
  if (area) return unescaped(area[1] ?? "").replace(/^\n/, "");
  const select = new RegExp(`<select[^>]*\\sname="${escaped}"[^>]*>([\\s\\S]*?)</select>`).exec(html);
  if (select) return tags(select[1] ?? "", { selected: "" })[0]?.value ?? "";
  const inputs = tags(html, { name });
  const chosen = inputs.find(
    ({ type, checked }) => !["radio", "checkbox"].includes(type ?? "") || checked === "",
  );
  return chosen?.value ?? (inputs.length ? "" : undefined);
}

export function fieldValues(html: string, name: string): string[] {
  return tags(html, { name }).map(({ value = "" }) => value);
}

/** POST forms in the page's content, without those of its frame. */
export function postedForms(html: string): string[] {
  const own = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...own.matchAll(/<form\b[^>]*method="post"[\s\S]*?<\/form>/g)].map(([form]) => form);
}
