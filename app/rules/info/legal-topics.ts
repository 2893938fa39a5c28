const topics = {
  residency: "immigration-services",
  property: "property-law",
  business: "business-formation",
} as const;

type Subject = keyof typeof topics;

/** The part of the information guide that a subject of `/legal` goes on in. */
export const topicOfCard = (id: string) => (Object.hasOwn(topics, id) ? topics[id as Subject] : null);
