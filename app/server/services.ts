import type { PictureBucket } from "../rules/pictures/picture-address";
import { hasClosedStudio } from "../rules/site/setting-gaps";
import { type Database, openDatabase } from "./db/database";
import { type AccessCheck, createCloudflareAccess } from "./platform/cloudflare-access";
import { configuredProviders } from "./platform/configured-providers";
import { createLetterMailer, type LetterMailer } from "./platform/letter-mailer";
import { createMailer, type Mailer, onlyTo } from "./platform/mailer";
import { createPageCache, type PageCache } from "./platform/page-cache";
import { createPictureMaker, type PictureMaker } from "./platform/picture-maker";
import { rehearse } from "./platform/rehearsal";
import type { SignInProvider } from "./platform/sign-in-providers";
import type { Settings } from "./settings";

export type Services = {
  db: Database;
  /** The search index, a separate database. */
  search: Database;
  mailer: Mailer;
  /** Null where no provider is set up. */
  letterMailer: LetterMailer | null;
  files: R2Bucket;
  pictureMaker: PictureMaker;
  buckets: Record<PictureBucket, R2Bucket>;
  cache: PageCache;
  /** Only those that are set up. */
  signInProviders: SignInProvider[];
  now: () => Date;
  /** Work that continues after the answer. */
  later: (work: Promise<unknown>) => void;
  settings: Omit<Settings, "signIn" | "letter">;
  /** Whether this admin has passed Cloudflare Access, where that's set up. */
  isAdmitted: AccessCheck;
};

type Context = { waitUntil(promise: Promise<unknown>): void };
/** `patience`: how many milliseconds to wait for the database. */
type Demand = {
  headers?: Headers;
  bookmark?: string;
  now?: Date;
  patience?: number;
  isAdmitted?: AccessCheck;
};

export function createServices(
  platform: Env,
  { signIn, letter, ...publicSettings }: Settings,
  ctx: Context,
  demand: Demand = {},
): Services {
  const headers = publicSettings.rehearsal ? demand.headers : undefined;
  const { env, now } = rehearse(platform, headers ?? new Headers());
  const fixed = demand.now;
  const { staging } = publicSettings;
  const mailer = createMailer(env.EMAIL, publicSettings.sender, publicSettings.origin);
  return {
    db: openDatabase(env.DB, demand.bookmark ?? "first-unconstrained", demand.patience),
    search: openDatabase(env.SEARCH_DB, "first-unconstrained", demand.patience),
    mailer: staging ? onlyTo(staging.mailOnlyTo, mailer) : mailer,
    letterMailer: letter && createLetterMailer(letter, publicSettings.origin, staging?.mailOnlyTo ?? null),
    files: env.FILES,
    pictureMaker: createPictureMaker(env.IMAGES),
    buckets: { "cms-images": env.CMS_IMAGES, "business-images": env.BUSINESS_IMAGES },
    cache: createPageCache((ctx as { cache?: Parameters<typeof createPageCache>[0] }).cache),
    signInProviders: configuredProviders(signIn, publicSettings.origin),
    now: fixed ? () => fixed : now,
    later: (work) => ctx.waitUntil(work),
    settings: publicSettings,
    isAdmitted:
      demand.isAdmitted ??
      createCloudflareAccess(publicSettings.access, hasClosedStudio(publicSettings.gaps)),
  };
}
