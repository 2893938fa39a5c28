/** "/EAT/" and "/eat" are one page: the address with no trailing slash and no doubled ones, or null when it is so. */
export function withoutSpareSlashes(pathname: string): string | null {
  const plain = pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  return plain === pathname ? null : plain;
}

/** The path with the fixed segments of its route in small letters; slugs and ids stay as they are. */
export function withPlainCase(pathname: string, pattern: string): string {
  const fixed = pattern.split("/").filter((segment) => segment && segment !== "es?");
  const parts = pathname.split("/").slice(1);
  const offset = parts[0]?.toLowerCase() === "es" ? 1 : 0;
  const plain = parts.map((part, index) => {
    const segment = index < offset ? "es" : fixed[index - offset];
    return segment && !/^[:*]/.test(segment) ? part.toLowerCase() : part;
  });
  return `/${plain.join("/")}`;
}
