/** Two numbers as text, a short link that must be opened first, or no position. */
type LinkRead = { says: "position"; text: string } | { says: "short" } | { says: "nothing" };

const pair = /^\s*(?:loc:|ll\.)?\s*(-?\d+(?:\.\d+)?)\s*[,~/]\s*(-?\d+(?:\.\d+)?)(?![\d.])/;
const shortLinks =
  /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|share\.google|omaps\.app|bit\.ly|tinyurl\.com|t\.co)$/;
const shortPaths = /^(?:osm\.org|openstreetmap\.org)\/go\/|^maps\.apple\/p\//;
/** Query parameters, a marker's before the map's centre. */
const pointing = ["query", "q", "coordinate", "destination", "daddr", "to", "ll", "latlng", "address"];
const looking = ["center", "sll", "cp"];

/** The address in a text shared from a phone. */
export function linkIn(text: string): string | null {
  const found = /(?:https?:\/\/|geo:|(?:[a-z\d-]+\.)+[a-z]{2,}\/)\S+/i.exec(text)?.[0];
  if (!found) return null;
  return /^(?:https?:\/\/|geo:)/i.test(found) ? found : `https://${found}`;
}

/** Reads the address alone; the other site isn't contacted. */
export function readMapLink(address: string): LinkRead {
  if (!URL.canParse(address)) return { says: "nothing" };
  const url = new URL(address);
  if (url.protocol === "geo:") return position(geoPosition(address));
  const host = url.hostname.replace(/^www\./, "");
  if (shortLinks.test(host) || shortPaths.test(host + url.pathname)) return { says: "short" };
  if (/(?:^|\.)google\.[a-z.]+$/.test(host)) return position(googlePosition(url));
  if (/(?:^|\.)(?:openstreetmap|osm)\.org$/.test(host)) return position(openStreetMapPosition(url));
  if (/(?:^|\.)waze\.com$/.test(host)) return position(queried(url) ?? wazePosition(url));
  if (/(?:^|\.)(?:maps\.apple(?:\.com)?|bing\.com)$/.test(host)) return position(queried(url));
  return { says: "nothing" };
}

const position = (text: string | null): LinkRead => (text ? { says: "position", text } : { says: "nothing" });

function pairIn(text: string | null | undefined): string | null {
  const found = pair.exec(text ?? "");
  return found ? `${found[1]}, ${found[2]}` : null;
}

function queried(url: URL, names: readonly string[] = [...pointing, ...looking]): string | null {
  const values = names.map((name) => pairIn(url.searchParams.get(name)));
  return values.find((value) => value !== null) ?? null;
}

/** "geo:7.2550,-80.4975?z=17", and Android's "geo:0,0?q=7.2550,-80.4975(Here)". */
function geoPosition(address: string): string | null {
  const [where = "", query = ""] = address.slice("geo:".length).split("?");
  return pairIn(new URLSearchParams(query).get("q")) ?? (/^0,0\b/.test(where) ? null : pairIn(where));
}

/** A place's pin (!3d !4d), the query, the path, the map's centre (@), or an embedded map. */
function googlePosition(url: URL): string | null {
  const path = decoded(url.pathname);
  const pin = /!3d(-?[\d.]+)!4d(-?[\d.]+)/.exec(path);
  if (pin) return `${pin[1]}, ${pin[2]}`;
  const named = path.split("/").map((part) => pairIn(part) ?? degreesIn(part));
  const embedded = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(url.searchParams.get("pb") ?? "");
  return (
    queried(url, pointing) ??
    named.findLast((one) => one !== null) ??
    pairIn(path.split("@")[1]) ??
    queried(url, looking) ??
    (embedded ? `${embedded[2]}, ${embedded[1]}` : null)
  );
}

const degreesIn = (part: string) => (/^\d[^@]*°.*[ns].*[ew]$/i.test(part) ? part : null);

function openStreetMapPosition(url: URL): string | null {
  const { searchParams, hash } = url;
  const marker = `${searchParams.get("mlat")},${searchParams.get("mlon")}`;
  const view = `${searchParams.get("lat")},${searchParams.get("lon")}`;
  const looked = /map=[\d.]+\/(-?[\d.]+\/-?[\d.]+)/.exec(hash)?.[1];
  return pairIn(marker) ?? queried(url) ?? pairIn(looked) ?? pairIn(view);
}

const geohashLetters = "0123456789bcdefghjkmnpqrstuvwxyz";

/** Waze shares a place as /ul/h and a geohash: each letter halves the world five times, longitude first. */
function wazePosition(url: URL): string | null {
  const hash = /^\/ul\/h([0-9b-hjkmnp-z]{5,12})$/.exec(url.pathname)?.[1];
  if (!hash) return null;
  const bounds = { longitude: [-180, 180], latitude: [-90, 90] };
  const bits = [...hash].flatMap((letter) =>
    [16, 8, 4, 2, 1].map((bit) => geohashLetters.indexOf(letter) & bit),
  );
  for (const [index, bit] of bits.entries()) {
    const side = index % 2 === 0 ? bounds.longitude : bounds.latitude;
    side[bit ? 0 : 1] = middle(side);
  }
  return `${middle(bounds.latitude)}, ${middle(bounds.longitude)}`;
}

const middle = ([from = 0, to = 0]: number[]) => (from + to) / 2;

/** An invalid escape stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll("+", " ");
  } catch {
    return path;
  }
}
