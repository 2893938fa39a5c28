import { createContext, type RouterContextProvider } from "react-router";
import type { Viewer } from "../rules/accounts/viewer";
import type { PreviewPart } from "../rules/content/preview-part";
import type { Toast } from "../rules/site/flash";
import type { ShownNotice } from "../rules/site/notice";
import type { Services } from "./services";

export type Context = Readonly<RouterContextProvider>;

export const servicesContext = createContext<Services>();

/** Why the gateway refused a request; the error page is rendered like any other. */
export type Refusal = {
  status: 400 | 403 | 413 | 429;
  retryAfter?: number;
  headers?: Record<string, string>;
};
export const refusalContext = createContext<Refusal | null>(null);

/** The toast of the previous answer. */
export const toastContext = createContext<Toast | null>(null);

/** The notice over this page, and the seconds until it changes. */
type NoticeState = { shown: ShownNotice | null; changesIn: number | null };
export const siteNoticeContext = createContext<NoticeState | null>(null);

/** Something couldn't be read and a default was shown instead: the page isn't cached. */
export const partialContext = createContext(false);

/** An admin's preview with drafts: the page's sections. */
type Preview = { parts: PreviewPart[] };
export const previewContext = createContext<Preview | null>(null);

/** The section a submitted form was about, for showing the form again. */
type AskedSection = { page_path: string; section_name: string };
export const askedSectionContext = createContext<AskedSection | null>(null);

/** The path a submitted SEO form was about, for showing the form again. */
export const askedPathContext = createContext<string | null>(null);

/** The token of the submitted form. */
export const formTokenContext = createContext("");

/** Null when nobody is signed in. */
export const viewerContext = createContext<Viewer | null>(null);

/**
 * What the session cookie stands for: nothing, a person, a person whose second factor is missing, or unknown while the
 * database is away.
 */
type Session =
  | { state: "none" | "away" }
  | { state: "signed in" | "awaits factor"; id: string; userId: string };
export const sessionContext = createContext<Session>({ state: "none" });

export type { Services } from "./services";
