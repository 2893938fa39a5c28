/**
 * One page glides into the next. Whoever goes to and fro between visitors' pages and working screens gets this in the page
 * itself: Chromium asks before a sheet it has never seen has arrived, and complains in the console where it finds nothing.
 */
export const pageTransition = "@view-transition{navigation:auto}";
/** Who wants no motion gets none. */
export const pageTransitionMedia = "(prefers-reduced-motion:no-preference)";
/** SHA-256 of the words above, for the policy. */
export const pageTransitionHash = "SREix9zPMZHrSuo8zRSjb672r1gsHIh96MJuaZq6iJo=";
