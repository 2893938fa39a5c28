export const eventTypes = ["class", "social", "kids"] as const;
export const eventTypeFilters = ["all", ...eventTypes] as const;

export type EventType = (typeof eventTypes)[number];
export type EventTypeFilter = (typeof eventTypeFilters)[number];
