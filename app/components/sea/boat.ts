/** The fishing boat of the sea's pictures, its keel at the origin. */
export const boatHull = "M-25-8C-13-4 4-4 13-8C18-10 24-13 30-18C28-6 24 4 16 7H-18C-22 4-25-2-25-8Z";
export const boatRim = "M-25-8C-13-4 4-4 13-8C18-10 24-13 30-18";
/** The roof that pangas have against the sun. */
export const boatRoof = "M-14-6V-23M8-7V-23M-19-23H14";
export const boatWash = "M-32 7C-27 3-21 10-15 6S-3 9 3 6S15 9 21 6S32 8 36 5";
