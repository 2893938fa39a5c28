/** Hydrated screens. */
export type HydratedScreen = "place" | "event" | "post" | "owner" | "admin";

const under = (area: string, ...names: string[]) => names.map((name) => `${area}.${name}`);

const everywhere = [
  "account.menu",
  "errors",
  "frame",
  ...under("info", "callNumber", "emergency", "numbers"),
  ...under("newsletter", "button", "confirm", "confirmation", "label", "placeholder", "text", "title"),
  ...under("search", "go", "hint", "label"),
  ...under("toasts", "imageUploaded", "subscriptionFailed", "uploadFailed", "uploadedPartly", "ways"),
  "unsent",
];
const anyForm = [
  "menu.problems",
  ...under("listings", "cancel", "edit", "editTitle", "name", "note", "noteOn", "resubmit", "save"),
  ...under("listings", "updateFailed", "view"),
  ...under("submission", "better", "choose", "fields", "language", "notices", "optional", "parts"),
  ...under("submission", "pictures", "problems", "review", "signIn", "steps", "submit"),
  ...under("toasts", "businessFailed", "eventFailed", "hotelFailed", "postFailed", "restaurantFailed"),
];
const ofPlaces = [
  "marks",
  "menu.title",
  ...under("places", "categories", "days", "stay"),
  ...under("review.fields", "policiesCheckIn", "policiesCheckOut", "policiesPhone", "review_count"),
];

/** The parts of the catalogs each screen uses; an admin's uses all. */
export const screenWords: Record<Exclude<HydratedScreen, "admin">, string[]> = {
  place: [
    ...everywhere,
    ...anyForm,
    ...ofPlaces,
    "amenities",
    "eventForm.preview",
    "listings.editLead",
    "menu",
    "portraits",
    "submission",
  ],
  event: [
    ...everywhere,
    ...anyForm,
    "eventForm",
    ...under("events", "closed", "page", "type", "words"),
    "listings.events",
    "places.days",
    "portraits",
  ],
  post: [...everywhere, ...anyForm, ...under("blog", "categories", "mention", "page", "write"), "postForm"],
  owner: [
    ...everywhere,
    ...ofPlaces,
    ...under("account", "auth", "factor", "fields", "problems"),
    "blog.categories",
    ...under("corrections", "answers", "own", "recent", "what"),
    ...under("eventForm", "fields", "preview"),
    ...under("events", "next", "page", "type", "words"),
    ...under("figures", "act", "card"),
    "listings",
    ...under("menu", "form.text", "pictures"),
    ...under("postForm", "card", "drafts", "fields", "language"),
    "profile",
    ...under("review.fields", "is_premium", "display_order"),
    "security",
    ...under("submission", "choose", "fields", "language", "notices", "optional"),
    ...under("submission.pictures", "altAll", "altIn", "gallery", "main", "menu"),
    "submission.problems",
    "toasts.profileFailed",
  ],
};

/** The sub-catalog under these keys. */
export function pickWords(catalog: object, keys: readonly string[]): object {
  const picked = {};
  for (const key of keys) put(picked, catalog, key.split("."));
  return picked;
}

type Tree = Record<string, unknown>;

function put(target: Tree, source: object, [name = "", ...rest]: string[]): void {
  const found = (source as Tree)[name];
  if (rest.length === 0) target[name] = found;
  else {
    target[name] ??= {};
    put(target[name] as Tree, found as object, rest);
  }
}
