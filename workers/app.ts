import { env as platform, WorkerEntrypoint } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { hasClosedStudio } from "../app/rules/site/setting-gaps";
import { type Refusal, refusalContext, servicesContext } from "../app/server/context";
import { keepNowhere } from "../app/server/http/cache-headers";
import { bookmarkCookie, bookmarkOf } from "../app/server/http/database-bookmark";
import { setSecurityHeaders } from "../app/server/http/security-headers";
import { createCloudflareAccess } from "../app/server/platform/cloudflare-access";
import { log } from "../app/server/platform/log";
import { createServices, type Services } from "../app/server/services";
import { readSettings } from "../app/server/settings";
import { recordPageLeft } from "./count";
import { gateway } from "./gateway";

/** Read once when the Worker starts. Missing settings it can't do without stop it here, and are logged. */
const { settings, remarks } = readSettings(platform);
for (const remark of remarks) log("setting left aside", { remark });

/** Outlives a request, with the cached keys of Cloudflare Access. */
const isAdmitted = createCloudflareAccess(settings.access, hasClosedStudio(settings.gaps));

/** What a request passes to the framework. */
type RequestData = { services: Services; refusal: Refusal | null };

const handle = createRequestHandler<Env>({
  build: build as unknown as ServerBuild,
  mode: import.meta.env.MODE,
  getLoadContext({ context }) {
    const { services, refusal } = context.cloudflare.data as RequestData;
    const provider = new RouterContextProvider();
    provider.set(servicesContext, services);
    provider.set(refusalContext, refusal);
    return provider;
  },
});

/** Renders one request. */
async function answer(request: Request, env: Env, ctx: ExecutionContext, refusal: Refusal | null = null) {
  const url = new URL(request.url);
  const demand = { headers: request.headers, bookmark: bookmarkOf(request, url), isAdmitted };
  const services = createServices(env, settings, ctx, demand);
  const data: RequestData = { services, refusal };
  const event = {
    request,
    env,
    data,
    waitUntil: ctx.waitUntil.bind(ctx),
    passThroughOnException: ctx.passThroughOnException.bind(ctx),
  };
  const rendered = await handle(event as unknown as Parameters<typeof handle>[0]);
  const response = new Response(rendered.body, rendered);
  setSecurityHeaders(response.headers, url, settings.transportScope);
  if (settings.staging) response.headers.set("X-Robots-Tag", "noindex, nofollow");
  if (response.status >= 400) keepNowhere(response.headers);
  if (response.status === 405 && !response.headers.has("Allow")) response.headers.set("Allow", "GET, HEAD");
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  // The visit counter's script reads nothing afterwards, so it needs no bookmark.
  const cookie = response.status === 204 ? null : bookmarkCookie(request, services.db.bookmark());
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

/** Public pages for visitors without a session: the platform caches this entrypoint's answers. */
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
      count: (report) =>
        recordPageLeft(report, createServices(env, settings, ctx, { headers: report.headers })),
      answer: (visit, refusal) => answer(visit, env, ctx, refusal),
      isAdmitted: settings.access && isAdmitted,
    });
  },
  async scheduled({ cron, scheduledTime }, env, ctx) {
    const { runSchedule } = await import("./schedule");
    return runSchedule(
      createServices(env, settings, ctx, { bookmark: "first-primary", now: new Date(scheduledTime) }),
      cron,
    );
  },
  async email(message, env, ctx) {
    const { takeIncomingMail } = await import("./incoming-mail");
    const demand = { bookmark: "first-primary", headers: message.headers };
    return takeIncomingMail(createServices(env, settings, ctx, demand), message);
  },
} satisfies ExportedHandler<Env>;
