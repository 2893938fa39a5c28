/** Apart from the form, so that the browser's copy stays small. */
export const mostDishes = 120;
export const longest = { dish: 80, section: 60, description: 200 };
export const longestMenuText = 15_000;
export const highestPrice = 9999;
