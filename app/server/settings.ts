import * as v from "valibot";
import { gapSentence, type SettingGap, settingGaps, settingParts } from "../rules/site/setting-gaps";
import { type TransportScope, transportScopes } from "../rules/site/strict-transport";
import type { ProviderVariables } from "./platform/configured-providers";
import type { LetterServer } from "./platform/letter-types";

export type Settings = {
  /** Mail, canonical addresses and the sitemap start with it. */
  origin: string;
  sender: { name: string; email: string };
  contact: Contact;
  devPages: boolean;
  rehearsal: boolean;
  /** On a staging copy: crawlers are refused, and only these addresses get mail. Null in production. */
  staging: { mailOnlyTo: string[] } | null;
  /** The scope of HSTS. */
  transportScope: TransportScope;
  /** Null where the guide has no wave forecast. */
  forecastService: string | null;
  /** Whether a service worker keeps pages on visitors' devices; off removes it everywhere. */
  keeping: boolean;
  /** In gigabytes; the dashboard warns near them. */
  limits: { database: number; pictures: number };
  signIn: ProviderVariables;
  /** The letter's provider; null without one. */
  letter: LetterServer | null;
  /** Cloudflare Access for admins; null where it isn't set up. */
  access: { team: string; audience: string } | null;
  /** Settings that are incomplete and therefore off. */
  gaps: SettingGap[];
};

/** For the foot of every page. */
type Contact = { email: string; socialPage: string | null; photoPage: string | null };

const binding = v.custom<object>((value) => Boolean(value) && typeof value !== "string", "is not bound");
const bindings = {
  DB: binding,
  SEARCH_DB: binding,
  CMS_IMAGES: binding,
  BUSINESS_IMAGES: binding,
  FILES: binding,
  IMAGES: binding,
  EMAIL: binding,
  FLOOD_BRAKE: binding,
};

const text = v.pipe(v.string("is no text"), v.trim());
const required = v.pipe(text, v.nonEmpty("is missing"));
const isWeb = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const webAddress = v.pipe(
  text,
  v.check((value) => value === "" || isWeb(value), "is no web address: it begins with https://"),
);
const gigabytes = v.pipe(text, v.regex(/^(\d+(\.\d+)?)?$/, "is no number of gigabytes"));
const onOff = v.pipe(text, v.picklist(["", "on", "off"], "is neither on nor off"));
const serverPattern = /^(smtps?:\/\/)?([a-z\d](?:[a-z\d.-]*[a-z\d])?):(\d{1,5})$/i;
const senderPattern = /^(?:([^<>]+)<)?([^\s@<>]+@[^\s@<>]+?)>?$/;

const variables = {
  ORIGIN: v.pipe(
    required,
    v.check(
      (value) => isWeb(value) && new URL(value).origin === value,
      "is not https:// and a host, nothing else",
    ),
  ),
  MAIL_FROM: v.pipe(required, v.regex(senderPattern, "is no sender: an address, or a name and <an address>")),
  DEV_PAGES: onOff,
  REHEARSAL: onOff,
  STAGING: onOff,
  MAIL_ONLY_TO: text,
  HSTS_SCOPE: v.pipe(text, v.picklist(transportScopes, "is neither subdomains nor preload")),
  CONTACT_EMAIL: v.pipe(text, v.regex(/^([^\s@<>]+@[^\s@<>]+)?$/, "is no mail address")),
  SOCIAL_PAGE: webAddress,
  PHOTO_PAGE: webAddress,
  FORECAST_SERVICE: webAddress,
  KEEPING: onOff,
  DATABASE_LIMIT: gigabytes,
  PICTURES_LIMIT: gigabytes,
  ACCESS_TEAM: webAddress,
  ACCESS_AUD: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  OPENID_ISSUER: webAddress,
  OPENID_CLIENT_ID: text,
  OPENID_CLIENT_SECRET: text,
  OPENID_NAME: text,
  OPENID_SIGN_IN_ORIGIN: webAddress,
  LETTER_SERVER: v.pipe(
    text,
    v.check(
      (value) => value === "" || serverPattern.test(value),
      "is no host and port: mail.example.com:465",
    ),
  ),
  LETTER_USER: text,
  LETTER_PASSWORD: text,
  LETTER_FROM: v.pipe(
    text,
    v.check(
      (value) => value === "" || senderPattern.test(value),
      "is no sender: an address, or a name and <an address>",
    ),
  ),
  LETTER_DAILY: v.pipe(text, v.regex(/^([1-9]\d{0,6})?$/, "is no number of mails a day")),
};
type Variables = { [Name in keyof typeof variables]: v.InferOutput<(typeof variables)[Name]> };

/** Everything wrangler.toml declares, and what an operator may add. */
const environment = v.object({ ...bindings, ...variables } satisfies Record<keyof Env, v.GenericSchema>);
/** The guide can't run without these. */
const vital = new Set(["ORIGIN", "MAIL_FROM", ...Object.keys(bindings)]);

/** `remarks` says which values are ignored and why. Throws where the guide can't run. */
export function readSettings(env: object): { settings: Settings; remarks: string[] } {
  const given = Object.fromEntries(
    Object.keys(environment.entries).map((name) => [name, Reflect.get(env, name) ?? ""]),
  );
  const wrong = new Map<string, string>();
  for (const issue of v.safeParse(environment, given, { abortPipeEarly: true }).issues ?? []) {
    const name = v.getDotPath(issue) ?? "";
    wrong.set(name, `${name} ${issue.message}`);
    given[name] = "";
  }
  const problems = [...wrong].filter(([name]) => vital.has(name)).map(([, problem]) => problem);
  if (problems.length > 0) throw new Error(`the guide cannot start: ${problems.join("; ")}`);
  const known = given as Variables;
  const gaps = settingGaps(
    (name) => wrong.has(name) || Boolean(given[name]),
    (name) => Boolean(given[name]),
  );
  return { settings: { ...settingsOf(known), gaps }, remarks: [...wrong.values(), ...gaps.map(gapSentence)] };
}

/** What the paid plan's database holds, and R2's free storage. */
const room = 10;

function settingsOf(known: Variables): Omit<Settings, "gaps"> {
  const sender = senderOf(known.MAIL_FROM);
  return {
    origin: known.ORIGIN,
    sender,
    contact: {
      email: known.CONTACT_EMAIL || sender.email,
      socialPage: known.SOCIAL_PAGE || null,
      photoPage: known.PHOTO_PAGE || null,
    },
    devPages: known.DEV_PAGES === "on",
    rehearsal: known.REHEARSAL === "on",
    staging: known.STAGING === "on" ? { mailOnlyTo: addressesIn(known.MAIL_ONLY_TO) } : null,
    transportScope: known.HSTS_SCOPE,
    forecastService: known.FORECAST_SERVICE || null,
    keeping: known.KEEPING !== "off",
    limits: {
      database: Number(known.DATABASE_LIMIT) || room,
      pictures: Number(known.PICTURES_LIMIT) || room,
    },
    signIn: known,
    letter: letterServer(known),
    access:
      known.ACCESS_TEAM && known.ACCESS_AUD ? { team: known.ACCESS_TEAM, audience: known.ACCESS_AUD } : null,
  };
}

function senderOf(text: string): { name: string; email: string } {
  const [, name = "", email = ""] = text.match(senderPattern) ?? [];
  return { name: name.trim(), email };
}

function letterServer(known: Variables): LetterServer | null {
  const [, scheme, host, port] = known.LETTER_SERVER.match(serverPattern) ?? [];
  if (!host || !settingParts.letter.every((name) => known[name])) return null;
  return {
    host,
    port: Number(port),
    isSecure: scheme ? scheme === "smtps://" : port === "465",
    user: known.LETTER_USER,
    password: known.LETTER_PASSWORD,
    from: senderOf(known.LETTER_FROM || known.MAIL_FROM),
    returnDomain: senderOf(known.MAIL_FROM).email.replace(/^.*@/, ""),
    daily: Number(known.LETTER_DAILY) || null,
  };
}

function addressesIn(list: string): string[] {
  return list
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
}
