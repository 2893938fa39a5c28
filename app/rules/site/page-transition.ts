/**
 * Animated navigation, inline where visitors' pages and working screens alternate: Chromium looks for it before a new
 * style sheet has arrived, and logs an error otherwise.
 */
export const pageTransition = "@view-transition{navigation:auto}";
export const pageTransitionMedia = "(prefers-reduced-motion:no-preference)";
/** SHA-256 of the rule above, for the content security policy. */
export const pageTransitionHash = "SREix9zPMZHrSuo8zRSjb672r1gsHIh96MJuaZq6iJo=";
