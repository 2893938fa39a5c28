/** What all dates of a series share and each may change for itself; the language they have in common. */
export const sharedFields = [
  "title",
  "location",
  "host",
  "event_type",
  "description",
  "full_description",
  "image_url",
  "image_colour",
  "language",
  "translation",
  "start_time",
  "end_time",
] as const;
