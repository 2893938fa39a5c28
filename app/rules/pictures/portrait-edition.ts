/**
 * Names all drawings as they are now. It changes with any of them, so that an address always shows the same picture:
 * `npm run portraits` writes it, and a test tells when it is old.
 */
export const portraitEdition = "eeba9863";
