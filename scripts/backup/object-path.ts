/**
 * The file of an object, by its key; always inside the folder: ".." and empty parts are escaped, and so are the
 * signs that file systems or shells read otherwise.
 */
export function objectPath(bucket: string, key: string): string {
  const parts = key.split("/").map((part) => {
    const plain = encodeURIComponent(part).replace(/[*']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    return /^\.*$/.test(plain) ? `%${plain.replaceAll(".", "%2E")}` : plain;
  });
  return ["objects", bucket, ...parts].join("/");
}
