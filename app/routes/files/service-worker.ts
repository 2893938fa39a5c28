import keptScript from "../../keeper/kept-page-script?worker&url";
import withdrawalScript from "../../keeper/withdrawal?worker&url";
import workerScript from "../../keeper/worker?worker&url";
import type { KeeperSettings } from "../../rules/kept/kept-note";
import { languages } from "../../rules/site/language";
import { localMinuteOf } from "../../rules/time/panama-time";
import { servicesContext } from "../../server/context";
import { readAdminOverrides } from "../../server/http/admin-overrides";
import { wordsIn } from "../../server/http/i18n";
import keptStyles from "../../styles/kept-note.css?url";
import type { Route } from "./+types/service-worker";

/** Browsers ask each time whether there is a newer one, and nobody on the way keeps it: it can be taken back at once. */
const headers = {
  "Content-Type": "text/javascript; charset=utf-8",
  "Cache-Control": "no-cache",
  "Cloudflare-CDN-Cache-Control": "no-store",
};

/** The service worker with its words, which browsers fetch once somebody wants to keep the guide on a device. */
export async function loader({ context }: Route.LoaderArgs) {
  const { settings, now } = context.get(servicesContext);
  if (!settings.keeping) return new Response(`importScripts("${withdrawalScript}");\n`, { headers });
  await readAdminOverrides(context);
  const [en, es] = languages.map((language) => {
    const kept = wordsIn(context, language).t("kept", { returnObjects: true });
    return { kept };
  }) as [object, object];
  const at = now();
  const minutesAhead = localMinuteOf(at) - Math.floor(at.getTime() / 60_000);
  const keeperSettings: KeeperSettings = {
    words: { en, es },
    sheet: keptStyles,
    script: keptScript,
    minutesAhead,
  };
  const script = `keeperSettings = ${JSON.stringify(keeperSettings)};\nimportScripts("${workerScript}");\n`;
  return new Response(script, { headers });
}
