/** These words are stored and stand in addresses; what people read comes from the locales. */
export const postCategories = ["Surf", "Nature", "Food", "Culture", "Travel Tips", "Town Life"] as const;
export type PostCategory = (typeof postCategories)[number];
