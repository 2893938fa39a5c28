/** Which poster stands in for a picture nobody gave. */
const scenes: Record<string, string> = {
  Surf: "surf",
  Nature: "fallback/card-wildlife",
  Food: "eat",
  Culture: "fallback/event-social",
  "Travel Tips": "transportation",
  "Town Life": "blog",
};

export function postScene(category: string): string {
  return scenes[category] ?? "fallback/post";
}
