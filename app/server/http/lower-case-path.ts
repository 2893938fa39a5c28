/** The path with its route's fixed segments in lower case; slugs and ids stay as they are. */
export function withLowerCase(pathname: string, pattern: string): string {
  const parts = pathname.split("/").slice(1);
  const [optional = "", ...others] = pattern.split("/").filter(Boolean);
  const isThere = !optional.endsWith("?") || `${parts[0]?.toLowerCase()}?` === optional;
  const segments = isThere ? [optional, ...others] : others;
  const isFixed = (segment = ":") => !/^[:*]/.test(segment);
  return `/${parts.map((part, index) => (isFixed(segments[index]) ? part.toLowerCase() : part)).join("/")}`;
}
