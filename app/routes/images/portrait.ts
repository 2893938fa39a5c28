import { readPortrait } from "../../rules/pictures/portrait";
import { portraitEdition } from "../../rules/pictures/portrait-edition";
import { forAnySite } from "../../server/http/security-headers";
import type { Route } from "./+types/portrait";

/** The edition in its address is a hash of all drawings: what it leads to is the same for ever. */
const forever = "public, max-age=31536000, immutable";
/** An address of another edition shows the drawing of today, until the page that leads to it is read anew. */
const forNow = "public, max-age=300";

/** Draws the portrait that its address describes. All drawings are read when the first is asked for. */
export async function loader({ params: { edition, name } }: Route.LoaderArgs) {
  const portrait = name.endsWith(".svg") ? readPortrait(name.slice(0, -".svg".length)) : null;
  if (!portrait)
    return new Response("Not found", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "private, no-store" },
    });
  const { drawPortrait } = await import("../../components/pictures/draw-portrait");
  return new Response(drawPortrait(portrait), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": edition === portraitEdition ? forever : forNow,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      ...forAnySite,
    },
  });
}
