import { encodeBase64 } from "@oslojs/encoding";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { DraftPreviewProvider } from "./components/site/draft-preview";
import { HydrationProvider } from "./components/site/hydration";
import { SiteNoticeProvider } from "./components/site/site-notice";
import { WordsProvider } from "./components/site/words";
import type { HydratedScreen } from "./rules/site/screen-words";
import { digest, sha256 } from "./rules/site/sha256-digest";
import type { HandedWords } from "./rules/site/words";
import { previewContext, servicesContext, siteNoticeContext } from "./server/context";
import { languageIn, wordsContext, wordsIn } from "./server/http/i18n";
import { contentSecurityPolicy } from "./server/http/security-headers";
import { logFailure } from "./server/platform/log";
import { createToken } from "./server/platform/tokens";

/** Visitors' pages are rendered at once, to a string. React takes over workbenches, so they carry its scripts and data. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { db, signInProviders } = context.get(servicesContext);
  const isAway = status === 500 && db.meter.away;
  const screen = isAway ? undefined : hydratedScreenOf(entryContext);
  const nonce = screen && createToken();
  const preview = context.get(previewContext);
  const page = (
    <WordsProvider words={wordsIn(context)}>
      <DraftPreviewProvider value={preview}>
        <SiteNoticeProvider value={context.get(siteNoticeContext)?.shown ?? null}>
          <HydrationProvider words={screen ? handedWords(context, screen) : null}>
            <ServerRouter
              context={isAway ? withStatus503(entryContext) : entryContext}
              url={request.url}
              nonce={nonce}
            />
          </HydrationProvider>
        </SiteNoticeProvider>
      </DraftPreviewProvider>
    </WordsProvider>
  );
  const body = nonce ? await renderWithScripts(page, nonce) : `<!DOCTYPE html>${renderToStaticMarkup(page)}`;

  headers.set("Content-Type", "text/html; charset=utf-8");
  const policy = {
    nonce,
    styleHash: await styleHashOf(entryContext),
    signInProviders: signInProviders.map(({ origin }) => origin),
    frames: showsFrames(entryContext),
    isFramed: preview !== null,
  };
  headers.set("Content-Security-Policy", contentSecurityPolicy(policy));
  if (preview) headers.set("X-Frame-Options", "SAMEORIGIN");
  if (typeof body === "string" && headers.get("Cache-Control")?.startsWith("public")) {
    headers.set("ETag", `"${(await digest(body)).slice(0, 27)}"`);
  }
  if (isAway) headers.set("Retry-After", "30");
  return new Response(body, { status: isAway ? 503 : status, headers });
}

/** React's scripts bear the nonce; the whole document is there before its first byte leaves, so that errors have a status. */
async function renderWithScripts(page: React.ReactNode, nonce: string): Promise<ReadableStream> {
  const stream = await renderToReadableStream(page, {
    nonce,
    onError: (error) => logFailure("failed", error),
  });
  await stream.allReady;
  return stream;
}

type Handle = { hydrate?: HydratedScreen; styles?: string; frames?: boolean };

function handlesOf({ staticHandlerContext, routeModules }: EntryContext): Handle[] {
  return staticHandlerContext.matches.map(({ route }) => (routeModules[route.id]?.handle ?? {}) as Handle);
}

/** The studio goes from screen to screen in one document, whose policy is that of the first. */
const showsFrames = (context: EntryContext) =>
  handlesOf(context).some(({ hydrate, frames }) => hydrate === "admin" || frames);

async function styleHashOf(context: EntryContext): Promise<string | undefined> {
  const styles = handlesOf(context).find((handle) => handle.styles)?.styles;
  return styles && encodeBase64(await sha256(styles));
}

/** Which kind of screen React takes over, if any. While the code is changed, it takes over every page. */
function hydratedScreenOf(context: EntryContext): HydratedScreen | undefined {
  if (import.meta.env.DEV) return "admin";
  if (context.staticHandlerContext.errors?.root) return undefined;
  return handlesOf(context).find(({ hydrate }) => hydrate)?.hydrate;
}

/** The boundary sees only "an error"; that the database is away deserves its own page. */
function withStatus503(context: EntryContext): EntryContext {
  const { staticHandlerContext } = context;
  const away = { status: 503, statusText: "", internal: false, data: null };
  const errors = Object.fromEntries(Object.keys(staticHandlerContext.errors ?? {}).map((id) => [id, away]));
  return { ...context, staticHandlerContext: { ...staticHandlerContext, errors } };
}

/** A method that a page does not serve is the sender's mistake: the line of the request says so already. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isSenders = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isSenders) logFailure("failed", error);
};

function handedWords(context: RouterContextProvider, screen: HydratedScreen): string {
  const words: HandedWords = {
    screen,
    overrides: [...context.get(wordsContext).overrides[languageIn(context)]],
  };
  return JSON.stringify(words);
}
