import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { type Language, languageOf, plainPath } from "../app/rules/site/language";
import { type Refusal, refusalContext, servicesContext } from "../app/server/context";
import type { Services } from "../app/server/services";

/** What a request brings along for the framework. */
export type Handed = { services: Services; refusal: Refusal | null };

const { routes, ...rest } = build as unknown as ServerBuild;
type Route = NonNullable<ServerBuild["routes"][string]>;
/** A route whose code is left out of what the Worker reads when it starts (`scripts/worker-build.ts`). */
type LaterRoute = Omit<Route, "module"> & { read: () => Promise<Route["module"]> };

const everyRoute = Object.values(routes).flatMap((route): (Route | LaterRoute)[] => (route ? [route] : []));
const isLater = (route: Route | LaterRoute): route is LaterRoute => "read" in route;
const workRoutes = everyRoute.filter(isLater);
const visitorRoutes = everyRoute.filter((route): route is Route => !isLater(route));

const isFrame = ({ id, path }: Route) => id === "root" || id === "routes/site" || path === "*";
const firstWordOf = ({ path }: Route | LaterRoute) => firstWord(path ?? "");
const workAreas = new Set(["__manifest", ...workRoutes.map(firstWordOf)]);
const visitorAreas = new Set(visitorRoutes.filter((route) => !isFrame(route)).map(firstWordOf));
const nowhere = "*";
/** What the framework in the browser puts behind an address to ask for its data alone. */
const dataOfPage = /(\/_)?\.data$/;

type Handler = ReturnType<typeof handlerFor>;
/** By the language and the first word of the addresses they answer. */
const handlers = new Map<string, Handler>();

/**
 * The framework compares an address with route after route, so each handler knows the routes of one language that begin
 * with the same word. Whoever signs in or writes something needs them all: the framework in their browser goes from one
 * to another.
 */
export async function handlerOf({ pathname }: URL): Promise<Handler> {
  const path = pathname.toLowerCase().replace(dataOfPage, "");
  const language = languageOf(path);
  const word = firstWord(plainPath(path).slice(1));
  // While the code is changed, the framework takes over every page.
  if (workAreas.has(word) || import.meta.env.DEV) return (await atWork())[language];
  const area = visitorAreas.has(word) ? word : nowhere;
  const name = `${language} ${area}`;
  const known = handlers.get(name);
  if (known) return known;
  const isMeant = (route: Route) => isFrame(route) || firstWordOf(route) === area;
  const handler = handlerFor(language, visitorRoutes.filter(isMeant));
  handlers.set(name, handler);
  return handler;
}

function firstWord(path: string): string {
  return path.split("/", 1)[0] ?? "";
}

type AtWork = Record<Language, Handler>;

/** Read once somebody signs in or writes something. No request waits for what another began: that one may be broken off. */
let work: AtWork | null = null;

async function atWork(): Promise<AtWork> {
  work ??= await readWork();
  return work;
}

async function readWork(): Promise<AtWork> {
  const read = await Promise.all(
    workRoutes.map(async ({ read, ...route }): Promise<Route> => ({ ...route, module: await read() })),
  );
  const all = [...visitorRoutes, ...read];
  return { en: handlerFor("en", all), es: handlerFor("es", all) };
}

function handlerFor(language: Language, list: Route[]) {
  const prefix = language === "es" ? "es" : "";
  const known: ServerBuild["routes"] = Object.fromEntries(
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
