/** Where the corrected facts of the town stand: beside what else the whole site says of it. */
export const factsSection = { page_path: "/info", section_name: "town-facts" } as const;
