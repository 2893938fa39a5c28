/**
 * "//eat/" and "/%65at" are "/eat": without doubled or trailing slashes and needless escapes; null where it's already
 * so. A guard after this sees the address that is answered.
 */
export function canonicalPath(pathname: string): string | null {
  const plain = pathname
    .replace(/%[0-9a-f]{2}/gi, (escaped) => {
      const sign = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
      return /[\w~-]/.test(sign) ? sign : escaped;
    })
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
  return plain === pathname ? null : plain;
}
