const bound = {
  DB: {},
  SEARCH_DB: {},
  CMS_IMAGES: {},
  BUSINESS_IMAGES: {},
  FILES: {},
  IMAGES: {},
  EMAIL: {},
  FLOOD_BRAKE: {},
};

/** Only what's required. */
export const leastSettings = {
  ...bound,
  ORIGIN: "https://cambutal.test",
  MAIL_FROM: "Guide <hello@cambutal.test>",
};
