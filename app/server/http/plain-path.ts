/** "/EAT/" and "/eat" are one page: the address with no trailing slash and no doubled ones, or null when it is so. */
export function withoutSpareSlashes(pathname: string): string | null {
  const plain = pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  return plain === pathname ? null : plain;
}

/** The path with the fixed segments of its route in small letters; slugs and ids stay as they are. */
export function withPlainCase(pathname: string, pattern: string): string {
  const segments = pattern.split("/").filter(Boolean);
  const parts = pathname.split("/").slice(1);
  const isFixed = (segment = ":") => !/^[:*]/.test(segment);
  return `/${parts.map((part, index) => (isFixed(segments[index]) ? part.toLowerCase() : part)).join("/")}`;
}
