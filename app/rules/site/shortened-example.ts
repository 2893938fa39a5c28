const longest = 100;

/** No text longer than a line or two. */
export function shortened<Thing extends object>(thing: Thing): Thing {
  const entries = Object.entries(thing).map(([name, value]) => {
    const isLong = typeof value === "string" && value.length > longest && !/^https?:/.test(value);
    return [name, isLong ? `${value.slice(0, longest).toWellFormed().trimEnd()}…` : value];
  });
  return Object.fromEntries(entries) as Thing;
}
