import { createContext, type RouterContextProvider } from "react-router";
import type { Viewer } from "../rules/accounts/viewer";
import type { PreviewPart } from "../rules/content/preview-part";
import type { Toast } from "../rules/site/flash";
import type { ShownNotice } from "../rules/site/notice";
import type { Services } from "./services";

/** What middleware and loaders know of a request. */
export type Context = Readonly<RouterContextProvider>;

export const servicesContext = createContext<Services>();

/** Why the gateway turned a request away, when it did: the page that says so is rendered like any other. */
export type Refusal = {
  status: 400 | 403 | 413 | 429;
  retryAfter?: number;
  headers?: Record<string, string>;
};
export const refusalContext = createContext<Refusal | null>(null);

/** What the last answer wanted to say, drawn by this page. */
export const toastContext = createContext<Toast | null>(null);

/** What the town says over this page, and in how many seconds that changes. */
type NoticeState = { shown: ShownNotice | null; changesIn: number | null };
export const siteNoticeContext = createContext<NoticeState | null>(null);

/** Something of the page could not be read, and a default stands in: it is shown, and not kept. */
export const partialContext = createContext(false);

/** An admin looks at a page with its drafts: the parts of it that rows and drafts tell of. */
type Preview = { parts: PreviewPart[] };
export const previewContext = createContext<Preview | null>(null);

/** The part of a page that a form was about, for the screen that shows the form again. */
type AskedSection = { page_path: string; section_name: string };
export const askedSectionContext = createContext<AskedSection | null>(null);

/** The path that a form of search and sharing was about, for the screen that shows the form again. */
export const askedPathContext = createContext<string | null>(null);

/** What the page drew for the form that was sent. */
export const formTokenContext = createContext("");

/** Who is looking, when somebody is signed in. */
export const viewerContext = createContext<Viewer | null>(null);

/** What became of the session cookie: none, a person, a person who owes the second factor, or nobody can say. */
type Session =
  | { state: "none" | "away" }
  | { state: "signed in" | "awaits factor"; id: string; userId: string };
export const sessionContext = createContext<Session>({ state: "none" });

export type { Services } from "./services";
