import { multipart } from "../multipart";
import { fieldValue } from "../page-html";
import type { Person } from "../people";
import type { studioOf } from "../studio";
import { newToken } from "../submissions";
import type { Town } from "../town";

type Seen = { id: string; path: string; html: string; version: string };
type Room = { town: Town; admin: Person; studio: ReturnType<typeof studioOf> };

export const importScreen = "/admin/import";

/** An admin who imports files, without scripts. */
export function importDesk({ town, admin, studio }: Room) {
  async function sendFile(
    bytes: Uint8Array,
    more: Record<string, string> = {},
    headers = admin.headers,
    path = importScreen,
  ) {
    const file = new File([bytes as Uint8Array<ArrayBuffer>], more.fileName ?? "places.csv");
    const fields = Object.entries({ intent: "preview", kind: "restaurant", language: "en", ...more });
    const { body, type } = await multipart([["file", file], ...fields]);
    return town.post(path, {}, { body, headers: { ...headers, "Content-Type": type } });
  }

  async function reopened({ id, path }: Pick<Seen, "id" | "path">): Promise<Seen> {
    const { html } = await studio.html(path);
    return { id, path, html, version: fieldValue(html, "version") ?? "" };
  }

  /** Previews a file and returns its screen. */
  async function look(bytes: Uint8Array, more: Record<string, string> = {}): Promise<Seen> {
    const sent = await sendFile(bytes, more);
    if (sent.status !== 303) throw new Error(`not taken: ${sent.status}`);
    const path = sent.headers.get("Location") ?? "";
    const id = new URL(path, "http://localhost").searchParams.get("import") ?? "";
    return reopened({ id, path });
  }

  const act = (intent: string, { id, path, version }: Omit<Seen, "html">, more = {}) =>
    studio.post(path, { intent, import: id, version, form_token: newToken(), ...more });

  return {
    sendFile,
    look,
    act,
    reopened,
    async importFile(bytes: Uint8Array, more: Record<string, string> = {}) {
      const seen = await look(bytes, more);
      const done = await act("apply", seen, { status: "approved" });
      if (done.status !== 303) throw new Error(`not imported: ${done.status}`);
      return reopened(seen);
    },
    verdictsOf: (id: string) =>
      town.rows<{ name: string; verdict: string; outcome: string | null }>(
        "SELECT name, verdict, outcome FROM import_rows WHERE import_id = ? ORDER BY number",
        id,
      ),
  };
}
