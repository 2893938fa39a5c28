import { snippetWords } from "../../../forms/posts/snippet-words";
import { typedPost } from "../../../forms/posts/typed-post";
import type { Typed } from "../../../forms/site/parse";
import type { SnippetWords } from "../../../rules/posts/snippets";
import type { Language } from "../../../rules/site/language";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectOwnPost } from "../../db/posts/own-posts";
import { selectOpenDrafts } from "../../db/posts/post-drafts";
import { selectLatestTags } from "../../db/posts/public-posts";
import { newFormToken } from "../../http/form-token";
import { signInPath } from "../../http/guards";
import { wordsFor, wordsIn } from "../../http/i18n";
import { isPaused, viewerIn } from "../../http/viewer";
import { privatePage } from "../site/private-page";

const draftsShown = 3;
/** Posts whose tags are suggested. */
export const tagsFrom = 60;

type OpenDraft = { id: string; title: string; token: string | null; autosaved_at: number | null };

/** The form of a new or autosaved post; signing in first for anybody else. */
export async function addPostPage(context: Context, url: URL) {
  const viewer = viewerIn(context);
  const asked = url.searchParams.get("draft");
  const page = {
    isSignedIn: viewer !== null,
    isPaused: isPaused(context),
    signIn: signInPath(context, url),
    snippets: snippetsIn(context),
    tags: [] as string[],
  };
  const title = wordsIn(context).t("postForm.title");
  const { db, now } = context.get(servicesContext);
  const fresh = { token: newFormToken(), typed: {} as Typed, drafts: [] as OpenDraft[] };
  if (!viewer) return privatePage(context, url, title, { ...page, ...fresh, writer: "", now: now() });
  const [drafts, [draft], used] = await ask(db, [
    selectOpenDrafts(db, viewer.id, draftsShown + 1),
    selectOwnPost(db, asked ?? "", viewer.id),
    selectLatestTags(db, tagsFrom),
  ]);
  const isOpen = draft?.autosaved_at && draft.form_token;
  const form = isOpen
    ? { token: draft.form_token ?? "", typed: { ...typedPost(draft), version: [String(draft.updated_at)] } }
    : {};
  return privatePage(context, url, title, {
    ...page,
    ...fresh,
    ...form,
    tags: distinctTags(used),
    drafts: drafts.filter(({ id }) => !isOpen || id !== draft.id).slice(0, draftsShown),
    /** Drafts in the browser are kept per person, for shared computers. */
    writer: viewer.id,
    now: now(),
  });
}

/** Snippets in both languages: the text's may differ from the page's. */
export function snippetsIn(context: Context): Record<Language, SnippetWords> {
  const words = wordsFor(context);
  return { en: snippetWords(words("en")), es: snippetWords(words("es")) };
}

export function distinctTags(posts: { tags: string[] }[]): string[] {
  return [...new Set(posts.flatMap(({ tags }) => tags))].sort();
}
