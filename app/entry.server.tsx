import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { PreviewProvider } from "./components/site/preview";
import { SiteNoticeProvider } from "./components/site/site-notice";
import { WordsProvider } from "./components/site/words";
import { digest } from "./rules/site/digest";
import type { HandedWords } from "./rules/site/page-words";
import type { HydratedScreen } from "./rules/site/screen-words";
import { previewContext, servicesContext, siteNoticeContext } from "./server/context";
import { changedWordsContext, pageWordsIn } from "./server/http/i18n";
import { hashInlineScripts } from "./server/http/inline-scripts";
import { contentSecurityPolicy } from "./server/http/security-headers";
import { logFailure } from "./server/platform/log";
import { createToken } from "./server/platform/tokens";

/** The build lets the framework write its data down on demand (`scripts/worker-build.ts`). */
type Handed = EntryContext & { writeHandoff?: () => ReadableStream<Uint8Array> };

/** Renders the whole document at once. Only workbenches carry the framework's scripts and the data for them. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: Handed,
  context: RouterContextProvider,
): Promise<Response> {
  const isAway = status === 500 && context.get(servicesContext).db.meter.away;
  const shown = withOwnRoutes(isAway ? told503(entryContext) : entryContext);
  const preview = context.get(previewContext);
  const nonce = createToken();
  const { serverHandoffStream: written } = entryContext;
  entryContext.serverHandoffStream = undefined;
  const document = renderToString(
    <WordsProvider words={pageWordsIn(context)}>
      <PreviewProvider value={preview}>
        <SiteNoticeProvider value={context.get(siteNoticeContext)?.shown ?? null}>
          <ServerRouter context={shown} url={request.url} nonce={nonce} />
        </SiteNoticeProvider>
      </PreviewProvider>
    </WordsProvider>,
  );
  const handoff = entryContext.renderMeta?.didRenderScripts && (written ?? entryContext.writeHandoff?.());
  const whole = handoff
    ? withScripts(document, handedWords(context, entryContext) + (await handoffScripts(handoff, nonce)))
    : document;
  const { html, hashes } = await hashInlineScripts(`<!DOCTYPE html>${whole}`, nonce);

  const signInProviders = context.get(servicesContext).signInProviders.map(({ origin }) => origin);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const policy = {
    scriptHashes: hashes,
    signInProviders,
    frames: showsFrames(entryContext),
    isFramed: preview !== null,
  };
  headers.set("Content-Security-Policy", contentSecurityPolicy(policy));
  if (preview) headers.set("X-Frame-Options", "SAMEORIGIN");
  if (headers.get("Cache-Control")?.startsWith("public")) {
    headers.set("ETag", `"${(await digest(html)).slice(0, 27)}"`);
  }
  if (isAway) headers.set("Retry-After", "30");
  return new Response(html, { status: isAway ? 503 : status, headers });
}

type Handle = { frames?: boolean; hydrate?: HydratedScreen };

function handlesOf({ staticHandlerContext, routeModules }: EntryContext): Handle[] {
  return staticHandlerContext.matches.map(({ route }) => (routeModules[route.id]?.handle ?? {}) as Handle);
}

const showsFrames = (context: EntryContext) => handlesOf(context).some(({ frames }) => frames);

/** Which kind of screen the framework takes over, if any. */
function screenOf(context: EntryContext): HydratedScreen | undefined {
  return handlesOf(context).find(({ hydrate }) => hydrate)?.hydrate;
}

/**
 * The boundary sees only "an error"; that the database is away deserves its own page. The framework in the browser would
 * still be handed the error and say something else, so it stays out.
 */
function told503(context: EntryContext): EntryContext {
  const { staticHandlerContext, routeModules } = context;
  const away = { status: 503, statusText: "", internal: false, data: null };
  const errors = Object.fromEntries(Object.keys(staticHandlerContext.errors ?? {}).map((id) => [id, away]));
  const bare = Object.entries(routeModules).map(([id, module]) => [id, module && withoutFramework(module)]);
  return {
    ...context,
    staticHandlerContext: { ...staticHandlerContext, errors },
    routeModules: Object.fromEntries(bare),
  };
}

type RouteModule = NonNullable<EntryContext["routeModules"][string]>;

function withoutFramework(module: RouteModule): RouteModule {
  const handle = module.handle as Handle | undefined;
  return handle?.hydrate ? { ...module, handle: { ...handle, hydrate: undefined, workbench: true } } : module;
}

/** A method that a page does not serve is the sender's mistake: the line of the request says so already. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isSenders = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isSenders) logFailure("failed", error);
};

/**
 * A page that no framework takes over needs no other page's route, and matching its address against all of them again
 * was a tenth of the work of rendering it.
 */
function withOwnRoutes(context: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  if (screenOf(context) || import.meta.env.DEV) return context;
  const routes = Object.fromEntries(ids.map((id) => [id, context.manifest.routes[id]]));
  return { ...context, manifest: { ...context.manifest, routes } };
}

function withScripts(document: string, scripts: string): string {
  return document.replace("</body></html>", () => `${scripts}</body></html>`);
}

function handedWords(context: RouterContextProvider, entry: EntryContext): string {
  const words: HandedWords = {
    // While the code is changed, public pages are taken over as well.
    screen: (!import.meta.env.DEV && screenOf(entry)) || "admin",
    overrides: context.get(changedWordsContext)?.overrides ?? [],
  };
  const text = JSON.stringify(words).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="words">${text}</script>`;
}

async function handoffScripts(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const text = JSON.stringify(await new Response(stream).text()).replaceAll("<", "\\u003c");
  const controller = "window.__reactRouterContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
}
