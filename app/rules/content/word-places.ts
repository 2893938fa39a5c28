/** Where the words of an area are seen; the longest beginning of a key decides. Mail has no page of its own. */
const places: Record<string, string | null> = {
  account: "/auth",
  "account.menu": "/",
  accountMails: null,
  admin: "/admin",
  amenities: "/stay",
  blog: "/blog",
  data: "/data",
  errors: "/page-that-is-not-there",
  eventForm: "/add-event",
  eventMails: null,
  events: "/calendar",
  "events.agenda": "/events",
  exports: "/admin/export",
  failing: "/admin",
  frame: "/",
  guides: "/surf",
  home: "/",
  info: "/info",
  listings: "/my-listings",
  log: "/admin/log",
  mails: null,
  map: "/map",
  marks: "/eat",
  "marks.form": "/add-restaurant",
  menu: "/eat",
  "menu.form": "/add-restaurant",
  newsletter: "/",
  people: "/admin/people",
  "people.claim": null,
  peopleMails: null,
  places: "/eat",
  pocket: "/pocket",
  portraits: "/add-restaurant",
  postForm: "/add-blog",
  poster: null,
  "places.hotel": "/stay",
  "places.activity": "/do",
  "places.activities": "/do",
  "places.hotels": "/stay",
  profile: "/profile",
  review: "/admin/submissions",
  sea: "/today",
  "sea.tides": "/tides",
  search: "/search",
  security: "/profile/security",
  story: "/story",
  studio: "/admin/content",
  studioPictures: "/admin/images",
  studioSeo: "/admin/seo",
  studioWords: "/admin/translations",
  submission: "/add-restaurant",
  "submission.activity": "/add-activity",
  "submission.business": "/add-business",
  "submission.hotel": "/add-hotel",
  toasts: null,
  week: "/week",
};

/** A page on which a word can be seen; null where none always shows it, undefined for an area nobody placed. */
export function pageOfWord(key: string): string | null | undefined {
  const parts = key.split(".");
  for (let length = parts.length; length > 0; length--) {
    const area = parts.slice(0, length).join(".");
    if (Object.hasOwn(places, area)) return places[area];
  }
  return undefined;
}
