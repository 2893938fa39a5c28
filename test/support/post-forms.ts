import { type FormEntry, multipart } from "./multipart";
import { fieldValue, tags } from "./page-html";
import type { Person } from "./people";
import type { Town } from "./town";

export type TypedPost = Record<string, string>;

/** The least a post's form needs. */
export const post: TypedPost = {
  title: "How the tide runs our day",
  content: "<h2>Low water</h2>\n<p>Walk the flats at <strong>low</strong> tide.</p>",
  status: "published",
};
export const twin: TypedPost = {
  "translation.title": "Cómo la marea marca el día",
  "translation.content": "<h2>Marea baja</h2>\n<p>Camina los bajos con la marea <strong>baja</strong>.</p>",
};

const names = [
  ...["form_token", "version", "language", "title", "slug", "content", "excerpt", "featured_image_url"],
  ...["category", "tags", "seo_title", "seo_description", "seo_keywords", "status"],
  ...["translation.title", "translation.content", "translation.excerpt", "translation.seo_title"],
];

/** What a browser would send for the form on a page. */
export function formOn(page: string): TypedPost {
  const html = page.slice(page.indexOf('class="post-form'));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fieldValue(html, name);
      // Line breaks as a browser's textarea has them.
      return value === undefined ? [] : [[name, value.replaceAll("\r\n", "\n")]];
    }),
  );
}

/** A writer without scripts: each act sends a form and returns the next page. */
export function writerOf(town: Town, person: Person) {
  const look = async (path: string) => (await town.get(path, { headers: person.headers })).text();
  async function send(path: string, typed: TypedPost, more: FormEntry[] = [], init: { now?: string } = {}) {
    const { body, type } = await multipart([...Object.entries(typed), ...more]);
    const headers = { ...person.headers, "Content-Type": type };
    const response = await town.post(path, {}, { body, headers, ...init });
    return { response, status: response.status, html: await response.text() };
  }
  return {
    look,
    send,
    /** Returns the new row's id. */
    async write(typed: TypedPost = post): Promise<string> {
      const fresh = formOn(await look("/add-blog"));
      const { status, html } = await send("/add-blog", { ...fresh, ...typed });
      if (status !== 303) throw new Error(`no post was written: ${status} ${html.slice(0, 2000)}`);
      const [row] = await town.rows<{ id: string }>(
        "SELECT id FROM blog_posts WHERE user_id = ? AND form_token = ?",
        person.id,
        fresh.form_token ?? "",
      );
      return row?.id ?? "";
    },
    async edit(id: string, changes: TypedPost) {
      const path = `/my-listings/post/${id}/edit`;
      return send(path, { ...formOn(await look(path)), ...changes });
    },
  };
}

/** The toast of the page an answer leads to. */
export async function toastAfter(town: Town, response: Response): Promise<string> {
  const flash = response.headers.getSetCookie().find((cookie) => cookie.startsWith("flash="));
  const page = await town.get("/surf", { headers: { Cookie: flash?.split(";")[0] ?? "" } });
  const html = await page.text();
  return /<div[^>]*class="[^"]*toast[^"]*"[\s\S]*?<\/div>/.exec(html)?.[0] ?? html;
}

export const buttons = (html: string) => tags(html, { name: "intent" }).map(({ value }) => value ?? "");
