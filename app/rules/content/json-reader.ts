export type JsonPlace = { line: number; column: number };
export type JsonProblem = "end" | "letter" | "text" | "comma" | "name" | "deep" | "more";
type ReadJson =
  | { ok: true; value: unknown; placeOf: (part: object) => JsonPlace }
  | { ok: false; problem: JsonProblem; at: JsonPlace };

const deepest = 30;

/** Reads JSON as the platform does, and says where it goes wrong, which the platform does not always. */
export function readJson(text: string): ReadJson {
  const reader = new Reader(text);
  try {
    const value = reader.whole();
    return { ok: true, value, placeOf: (part) => placeIn(text, reader.starts.get(part) ?? 0) };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return { ok: false, problem: error.problem, at: placeIn(text, error.index) };
  }
}

function placeIn(text: string, index: number): JsonPlace {
  const before = text.slice(0, index).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

class Mistake extends Error {
  constructor(
    readonly problem: JsonProblem,
    readonly index: number,
  ) {
    super(problem);
  }
}

const word = /true|false|null/y;
const number = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const quoted = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;

class Reader {
  private index = 0;
  private depth = 0;
  readonly starts = new Map<object, number>();
  constructor(private readonly text: string) {}

  whole(): unknown {
    const value = this.value();
    if (this.next()) throw new Mistake("more", this.index);
    return value;
  }

  private value(): unknown {
    const letter = this.next();
    if (letter === "{" || letter === "[") return this.nested(letter);
    if (letter === '"') return this.words("text");
    const found = this.take(word) ?? this.take(number);
    if (found === null) throw new Mistake(letter ? "letter" : "end", this.index);
    return JSON.parse(found);
  }

  private nested(opening: "{" | "["): object {
    const start = this.index++;
    if (++this.depth > deepest) throw new Mistake("deep", start);
    const entries: [string, unknown][] = [];
    const closing = opening === "{" ? "}" : "]";
    while (this.next() !== closing) {
      if (entries.length > 0) this.comma(closing);
      entries.push(opening === "{" ? this.member() : [String(entries.length), this.value()]);
    }
    this.index++;
    this.depth--;
    const part = opening === "{" ? Object.fromEntries(entries) : entries.map(([, value]) => value);
    this.starts.set(part, start);
    return part;
  }

  private comma(closing: string): void {
    const at = this.index;
    if (this.text[at] !== ",") throw new Mistake(this.text[at] ? "comma" : "end", at);
    this.index++;
    if (this.next() === closing) throw new Mistake("comma", at);
  }

  private member(): [string, unknown] {
    if (this.next() !== '"') throw new Mistake(this.next() ? "name" : "end", this.index);
    const name = this.words("text");
    if (this.next() !== ":") throw new Mistake(this.next() ? "letter" : "end", this.index);
    this.index++;
    return [name, this.value()];
  }

  private words(problem: JsonProblem): string {
    const start = this.index;
    const found = this.take(quoted);
    if (found === null) throw new Mistake(problem, start);
    return JSON.parse(found);
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.index;
    const found = pattern.exec(this.text)?.[0] ?? null;
    this.index += found?.length ?? 0;
    return found;
  }

  /** The next letter that says something; nothing at the end. */
  private next(): string | undefined {
    while (/[ \t\n\r]/.test(this.text[this.index] ?? "")) this.index++;
    return this.text[this.index];
  }
}
