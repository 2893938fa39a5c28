import { env as platform, WorkerEntrypoint } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { languageOf } from "../app/rules/site/language";
import { type Refusal, refusalContext, servicesContext } from "../app/server/context";
import { bookmarkCookie, bookmarkOf } from "../app/server/http/bookmark";
import { setSecurityHeaders } from "../app/server/http/security-headers";
import { createAccessCheck } from "../app/server/platform/access";
import { log } from "../app/server/platform/log";
import { createServices, type Services } from "../app/server/services";
import { readSettings } from "../app/server/settings";
import { gateway } from "./gateway";

/** Read once, when the Worker starts: what it cannot do without stops it here, and the log says what that is. */
const { settings, remarks } = readSettings(platform);
for (const remark of remarks) log("setting left aside", { remark });

/** Outlives a request, and with it the keys of the team. */
const isAdmitted = settings.access && createAccessCheck(settings.access.team, settings.access.audience);

type Handed = { services: Services; refusal: Refusal | null };

const { routes, ...rest } = build as unknown as ServerBuild;
type Route = NonNullable<ServerBuild["routes"][string]>;
type Routes = Record<string, Route>;
/** A route whose code is left out of what the Worker reads when it starts (`scripts/worker-build.ts`). */
type LaterRoute = Omit<Route, "module"> & { read: () => Promise<Route["module"]> };

const everyRoute = Object.values(routes).flatMap((route): (Route | LaterRoute)[] => (route ? [route] : []));
const isLater = (route: Route | LaterRoute): route is LaterRoute => "read" in route;
const workRoutes = everyRoute.filter(isLater);
const visitorRoutes = everyRoute.filter((route): route is Route => !isLater(route));

/** The first words of the addresses of work, and of the framework's own questions. */
const workAreas = new Set([...workRoutes.map(({ path }) => firstWord(path ?? "")), "__manifest"]);

/**
 * The framework compares an address with route after route, so each language looks through its own addresses only, and
 * a visitor through those of visitors.
 */
const visitors = { en: handlerFor("", visitorRoutes), es: handlerFor("es", visitorRoutes) };

/** Read once somebody signs in or writes something; after a failure the next who asks tries again. */
let work: Promise<typeof visitors> | null = null;

function atWork(): Promise<typeof visitors> {
  work ??= readWork().catch((error: unknown) => {
    work = null;
    throw error;
  });
  return work;
}

async function readWork(): Promise<typeof visitors> {
  const read = await Promise.all(
    workRoutes.map(async ({ read, ...route }): Promise<Route> => ({ ...route, module: await read() })),
  );
  const all = [...visitorRoutes, ...read];
  return { en: handlerFor("", all), es: handlerFor("es", all) };
}

async function handlerOf({ pathname }: URL) {
  const path = pathname.toLowerCase();
  const language = languageOf(path);
  const isWork = workAreas.has(firstWord(path.slice(language === "es" ? 4 : 1)));
  return (isWork ? await atWork() : visitors)[language];
}

function firstWord(path: string): string {
  return path.split("/")[0]?.replace(/\.data$/, "") ?? "";
}

function handlerFor(prefix: string, list: Route[]) {
  const known: Routes = Object.fromEntries(
    list.map((route) => [route.id, route.id === "routes/site" ? { ...route, path: prefix } : route]),
  );
  return createRequestHandler<Env>({
    build: { ...rest, routes: known },
    mode: import.meta.env.MODE,
    getLoadContext({ context }) {
      const { services, refusal } = context.cloudflare.data as Handed;
      const provider = new RouterContextProvider();
      provider.set(servicesContext, services);
      provider.set(refusalContext, refusal);
      return provider;
    },
  });
}

/** Renders one request, whoever asked for it. */
async function answer(request: Request, env: Env, ctx: ExecutionContext, refusal: Refusal | null = null) {
  const url = new URL(request.url);
  const demand = { headers: request.headers, bookmark: bookmarkOf(request, url) };
  const services = createServices(env, settings, ctx, demand);
  const data: Handed = { services, refusal };
  const event = {
    request,
    env,
    data,
    waitUntil: ctx.waitUntil.bind(ctx),
    passThroughOnException: ctx.passThroughOnException.bind(ctx),
  };
  const handle = await handlerOf(url);
  const rendered = await handle(event as unknown as Parameters<typeof handle>[0]);
  const response = new Response(rendered.body, rendered);
  setSecurityHeaders(response.headers, url);
  if (response.status === 405 && !response.headers.has("Allow")) response.headers.set("Allow", "GET, HEAD");
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  const cookie = bookmarkCookie(request, services.db.bookmark());
  if (cookie) response.headers.append("Set-Cookie", cookie);
  if (services.settings.rehearsal) {
    response.headers.set("x-d1-use", costOf(services.db));
    response.headers.set("x-search-use", costOf(services.search));
  }
  return response;
}

function costOf({ meter: { trips, rowsRead } }: Services["db"]): string {
  return `trips=${trips}, rows=${rowsRead}`;
}

/** Public pages for visitors without a session: the platform keeps what this entrypoint answers. */
export class Pages extends WorkerEntrypoint<Env> {
  override fetch(request: Request) {
    return answer(request, this.env, this.ctx);
  }
}

export default {
  fetch(request, env, ctx) {
    return gateway(request, settings, {
      brake: env.FLOOD_BRAKE,
      pages: (visit) => ctx.exports.Pages.fetch(visit),
      answer: (visit, refusal) => answer(visit, env, ctx, refusal),
      isAdmitted,
    });
  },
  async scheduled({ cron, scheduledTime }, env, ctx) {
    const { runSchedule } = await import("./schedule");
    return runSchedule(
      createServices(env, settings, ctx, { bookmark: "first-primary", now: new Date(scheduledTime) }),
      cron,
    );
  },
} satisfies ExportedHandler<Env>;
