/** What a menu may hold; its form knows no more of it in the browser. */
export const mostDishes = 120;
export const longest = { dish: 80, section: 60, description: 200 };
export const longestMenuText = 15_000;
export const highestPrice = 9999;
