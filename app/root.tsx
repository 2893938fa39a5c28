import type { ReactNode } from "react";
import { Links, Meta, Outlet, useMatches, useRouteError, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import calendarScript from "./client/calendar?worker&url";
import dataScript from "./client/data?worker&url";
import foldedGuideScript from "./client/folded-guide?worker&url";
import infoScript from "./client/info?worker&url";
import mapScript from "./client/map?worker&url";
import placeScript from "./client/place?worker&url";
import pocketScript from "./client/pocket?worker&url";
import posterScript from "./client/poster?worker&url";
import shareScript from "./client/share?worker&url";
import storyScript from "./client/story?worker&url";
import visitorScript from "./client/visitor?worker&url";
import workingScript from "./client/working?worker&url";
import { NewsletterSection } from "./components/mail/newsletter-form";
import { AccountMenu } from "./components/site/account-menu";
import { AdminBar } from "./components/site/admin-bar";
import { DraftPreviewFrame } from "./components/site/draft-preview";
import { ErrorPage } from "./components/site/error-page";
import { Frame } from "./components/site/frame";
import { HydrationScripts, PageScript, useIsHydrated } from "./components/site/hydration";
import { type SheetWishes, sheetsOf } from "./components/site/page-sheets";
import { PausedNotice } from "./components/site/paused-notice";
import { useSiteNotice } from "./components/site/site-notice";
import { toastProps } from "./components/site/toast-text";
import { UnsentNotice } from "./components/site/unsent-notice";
import { useWords } from "./components/site/words";
import { pageTransition, pageTransitionMedia } from "./rules/site/page-transition";
import { civilOfDay } from "./rules/time/days";
import { localDay } from "./rules/time/panama-time";
import { formTokenContext, servicesContext, siteNoticeContext, toastContext } from "./server/context";
import { adminOverridesMiddleware } from "./server/http/admin-overrides";
import { allowedRequests } from "./server/http/allowed-requests";
import { fileRouteErrors } from "./server/http/file-route-errors";
import { flashMiddleware } from "./server/http/flash";
import { newFormToken } from "./server/http/form-token";
import { i18nMiddleware, wordsIn } from "./server/http/i18n";
import { pausedMiddleware } from "./server/http/paused-account";
import { asksPreview, chosenPart } from "./server/http/preview";
import { shortenCacheMiddleware } from "./server/http/shorten-cache";
import { viewerForPage, viewerIn, viewerMiddleware } from "./server/http/viewer";
import { builtInParts } from "./server/pages/content/managed-pages";
import { withLostLinks } from "./server/pages/posts/lost-links";
import previewStyles from "./styles/preview.css?url";
import printStyles from "./styles/print.css?url";
import signedInStyles from "./styles/signed-in.css?url";
import noticeStyles from "./styles/site-notice.css?url";

export const middleware: Route.MiddlewareFunction[] = [
  i18nMiddleware,
  fileRouteErrors,
  allowedRequests,
  flashMiddleware,
  viewerMiddleware,
  pausedMiddleware,
  adminOverridesMiddleware,
  shortenCacheMiddleware,
];

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: "/fonts/fraunces.woff2", as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: "/fonts/figtree.woff2", as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export { headers } from "./server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  const { settings, letterMailer, now } = context.get(servicesContext);
  const toast = context.get(toastContext);
  return {
    toast: toast && withLostLinks(wordsIn(context), toast, toastProps(wordsIn(context), toast)),
    path: url.pathname + url.search,
    viewer: viewerForPage(context),
    formToken: viewerIn(context) && (context.get(formTokenContext) || newFormToken()),
    // Where it is known before the page is loaded: a screen that is taken over in the browser has it from here.
    notice: context.get(siteNoticeContext)?.shown ?? null,
    contact: settings.contact,
    isLetterMailed: letterMailer !== null,
    year: civilOfDay(localDay(now())).year,
    preview: asksPreview(context, url)
      ? { builtIn: builtInParts(context, url.pathname), chosen: chosenPart(url) }
      : null,
  };
}

const scripts = {
  visitor: visitorScript,
  calendar: calendarScript,
  data: dataScript,
  "folded-guide": foldedGuideScript,
  info: infoScript,
  map: mapScript,
  place: placeScript,
  pocket: pocketScript,
  poster: posterScript,
  share: shareScript,
  story: storyScript,
  working: workingScript,
};

/** What a route's `handle` may ask of the document around it, where it matters after a look at what was loaded. */
type Wishes = SheetWishes & {
  /** A working place of admins: their bar in the place of the public foot. */
  admin?: boolean;
  /** A visitors' page with a form of its own. */
  sends?: boolean;
  noNewsletter?: boolean;
  /** Shows pages of the guide in a frame, as every hydrated screen of admins may. */
  frames?: boolean;
  /** A script in the place of the one that every visitor's page has. */
  script?: keyof typeof scripts;
};

export function Layout({ children }: { children: ReactNode }) {
  const { language, localPath } = useWords();
  const loaded = useRouteLoaderData<typeof loader>("root");
  const path = loaded?.path ?? "/";
  const matches = useMatches();
  const wishes: Wishes = Object.assign(
    {},
    ...matches.map(({ handle, loaderData }) => (typeof handle === "function" ? handle(loaderData) : handle)),
  );
  const hasFailed = Boolean(useRouteError());
  // A page that answers for itself that it isn't there: its sheet knows nothing of that.
  const isMissing = Boolean(wishes.wholeSheet) && matches.at(-1)?.loaderData === undefined;
  const notice = useSiteNotice();
  const script = (!hasFailed && wishes.script) || "visitor";
  const isStranger = !loaded?.viewer && !loaded?.toast;
  // Where one is invited to keep the guide, it is also installed in one's language; elsewhere each byte counts.
  const isInviting = /^(\/es)?\/?(pocket)?(\?|$)/.test(path);
  const isHydrated = useIsHydrated();
  const sheets = sheetsOf(wishes, hasFailed || isMissing, isStranger);
  const isWorkbench = (wishes.hydrate || wishes.workbench) && !hasFailed;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#10242f" />
        {isWorkbench || !isStranger ? <style media={pageTransitionMedia}>{pageTransition}</style> : null}
        <Meta />
        <Links nonce={isHydrated ? "" : undefined} />
        <link rel="manifest" href={isInviting ? localPath("/site.webmanifest") : "/site.webmanifest"} />
        {sheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
        {sheets.length > 0 && <link rel="stylesheet" media="print" href={printStyles} />}
        {wishes.styles && !hasFailed ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, allowed by hash in the policy
          <style dangerouslySetInnerHTML={{ __html: wishes.styles }} />
        ) : null}
        {loaded?.viewer && !isWorkbench && <link rel="stylesheet" href={signedInStyles} />}
        {notice && <link rel="stylesheet" href={noticeStyles} />}
        {loaded?.preview && <link rel="stylesheet" href={previewStyles} />}
        <PageScript src={scripts[isWorkbench ? "working" : script]} />
      </head>
      <body>
        <DraftPreviewFrame path={path} parts={loaded?.preview ?? null}>
          <Frame
            path={path}
            toast={loaded?.toast ?? null}
            account={<AccountMenu viewer={loaded?.viewer ?? null} />}
            adminBar={
              wishes.admin && !hasFailed ? (
                <AdminBar path={path} waiting={loaded?.viewer?.waiting ?? 0} />
              ) : undefined
            }
            contact={loaded?.contact}
            year={loaded?.year}
            newsletter={
              isWorkbench || wishes.noNewsletter || hasFailed ? null : (
                <NewsletterSection returnTo={path} isMailed={loaded?.isLetterMailed ?? false} />
              )
            }
          >
            {loaded?.viewer && loaded.viewer.pauseReason !== null && !hasFailed ? (
              <PausedNotice reason={loaded.viewer.pauseReason} contact={loaded.contact} />
            ) : null}
            {children}
          </Frame>
        </DraftPreviewFrame>
        {isWorkbench || wishes.sends || !isStranger ? <UnsentNotice /> : null}
        <HydrationScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} path={useRouteLoaderData<typeof loader>("root")?.path} />;
}
