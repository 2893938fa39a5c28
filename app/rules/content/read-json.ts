/** The platform's message, or that it's nested too deep for a page. */
export type JsonMistake = { problem: "broken"; reason: string } | { problem: "deep" };
type ReadJson = { ok: true; value: unknown } | { ok: false; mistake: JsonMistake };

const deepest = 30;

export function readJson(text: string): ReadJson {
  try {
    const value: unknown = JSON.parse(text);
    return isWithin(deepest, value) ? { ok: true, value } : { ok: false, mistake: { problem: "deep" } };
  } catch (error) {
    return { ok: false, mistake: { problem: "broken", reason: (error as SyntaxError).message } };
  }
}

function isWithin(depth: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((one) => isWithin(depth - 1, one));
}
