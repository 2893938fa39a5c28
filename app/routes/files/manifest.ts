import { pocketPath } from "../../rules/kept/kept-pages";
import { publicCache } from "../../server/http/cache-headers";
import { wordsIn } from "../../server/http/i18n";
import type { Route } from "./+types/manifest";

const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });

/** What a phone needs to show the guide among its apps. */
export function loader({ context }: Route.LoaderArgs) {
  const { t, language, localPath } = wordsIn(context);
  const shortcut = (name: string, path: string) => ({ name, url: localPath(path), icons: [icon(192)] });
  const manifest = {
    id: "/",
    name: t("frame.siteName"),
    short_name: t("frame.shortName"),
    description: t("frame.description"),
    lang: language,
    start_url: localPath("/"),
    scope: "/",
    display: "standalone",
    background_color: "#faf6ec",
    theme_color: "#10242f",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      icon(192),
      { ...icon(512), purpose: "any" },
      { ...icon(512), purpose: "maskable" },
    ],
    shortcuts: [
      shortcut(t("frame.links.today"), "/today"),
      shortcut(t("frame.links.calendar"), "/calendar"),
      shortcut(t("frame.emergencyShortcut"), `${pocketPath}#emergency`),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      ...publicCache({ tags: ["pages"] }),
    },
  });
}
