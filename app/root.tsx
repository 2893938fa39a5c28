import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Links, Meta, Outlet, Scripts, useMatches, useRouteError, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import visitorScript from "./client/visitor?worker&url";
import { ErrorPage } from "./components/error-page";
import { Frame } from "./components/frame";
import { toastContext } from "./server/context";
import { answerHeaders } from "./server/http/cache-headers";
import { flashMiddleware } from "./server/http/flash";
import { i18nMiddleware } from "./server/http/i18n";
import { siteRules } from "./server/http/site-rules";
import pageStyles from "./styles/page.css?url";

export const middleware: Route.MiddlewareFunction[] = [i18nMiddleware, siteRules, flashMiddleware];

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: "/fonts/fraunces.woff2", as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: "/fonts/figtree.woff2", as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: pageStyles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const headers = answerHeaders;

export function loader({ context, url }: Route.LoaderArgs) {
  return { toast: context.get(toastContext), path: url.pathname };
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const loaded = useRouteLoaderData<typeof loader>("root");
  const isHydrated = useMatches().some(
    (match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate,
  );
  const hasFailed = useRouteError() !== undefined;
  return (
    <html lang={i18n.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#10303c" />
        <Meta />
        <Links />
        <script type="module" src={visitorScript} async />
      </head>
      <body>
        <Frame path={loaded?.path ?? "/"} toast={loaded?.toast ?? null}>
          {children}
        </Frame>
        {(isHydrated && !hasFailed) || import.meta.env.DEV ? <Scripts /> : null}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
