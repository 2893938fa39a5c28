import type { PictureBucket } from "../rules/pictures/picture-address";
import { type Database, openDatabase } from "./db/client";
import { configuredProviders, type ProviderVariables } from "./platform/configured-providers";
import { createImageMaker, type ImageMaker } from "./platform/images";
import { createMailer, type Mailer } from "./platform/mailer";
import { createPageCache, type PageCache } from "./platform/page-cache";
import { rehearse } from "./platform/rehearsal";
import type { SignInProvider } from "./platform/sign-in-providers";

export type Services = {
  db: Database;
  mailer: Mailer;
  files: R2Bucket;
  imageMaker: ImageMaker;
  buckets: Record<PictureBucket, R2Bucket>;
  cache: PageCache;
  /** Google and its like, as far as they are set up. */
  signInProviders: SignInProvider[];
  now: () => Date;
  /** Work that goes on after the answer is sent. */
  later: (work: Promise<unknown>) => void;
  settings: Settings;
};

type Settings = {
  origin: string;
  devPages: boolean;
  rehearsal: boolean;
  contact: Contact;
  /** Where the forecast of the waves is asked for; null where the guide goes without. */
  forecastService: string | null;
};

/** Shown at the foot of every page; the pages of social networks only where they are set. */
type Contact = { email: string; socialPage: string | null; photoPage: string | null };

type Context = { waitUntil(promise: Promise<unknown>): void };
/** `patience`: for how many milliseconds the database may be silent. */
type Demand = { headers?: Headers; bookmark?: string; now?: Date; patience?: number };

/** The only reader of the environment: everything the platform gives, behind the guide's own words. */
export function createServices(platform: Env, ctx: Context, demand: Demand = {}): Services {
  const { env, now, isOn } = rehearse(platform, demand.headers ?? new Headers());
  const fixed = demand.now;
  return {
    db: openDatabase(env.DB, demand.bookmark ?? "first-unconstrained", demand.patience),
    mailer: createMailer(env.EMAIL, env.MAIL_FROM, env.ORIGIN),
    files: env.FILES,
    imageMaker: createImageMaker(env.IMAGES),
    buckets: { "cms-images": env.CMS_IMAGES, "business-images": env.BUSINESS_IMAGES },
    cache: createPageCache((ctx as { cache?: Parameters<typeof createPageCache>[0] }).cache),
    signInProviders: configuredProviders(env as ProviderVariables, env.ORIGIN),
    now: fixed ? () => fixed : now,
    later: (work) => ctx.waitUntil(work),
    settings: {
      origin: env.ORIGIN,
      devPages: env.DEV_PAGES === "on",
      rehearsal: isOn,
      contact: contactOf(env),
      forecastService: (env as { FORECAST_SERVICE?: string }).FORECAST_SERVICE || null,
    },
  };
}

type ContactVariables = { CONTACT_EMAIL?: string; SOCIAL_PAGE?: string; PHOTO_PAGE?: string };

function contactOf(env: Env): Contact {
  const { CONTACT_EMAIL, SOCIAL_PAGE, PHOTO_PAGE } = env as ContactVariables;
  const sender = env.MAIL_FROM.match(/<(.+)>/)?.[1] ?? env.MAIL_FROM;
  return { email: CONTACT_EMAIL || sender, socialPage: SOCIAL_PAGE || null, photoPage: PHOTO_PAGE || null };
}
