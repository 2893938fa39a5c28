/**
 * "//eat/" and "/%65at" are "/eat": the address without doubled and trailing slashes and without escapes of letters and
 * figures, or null when it is so. Whoever guards an address behind this sees the one that is answered.
 */
export function inOneSpelling(pathname: string): string | null {
  const plain = pathname
    .replace(/%[0-9a-f]{2}/gi, (escaped) => {
      const sign = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
      return /[\w~-]/.test(sign) ? sign : escaped;
    })
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
  return plain === pathname ? null : plain;
}
