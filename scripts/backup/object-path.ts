/** Where an object lies in the folder: by its key, whatever is in it, and never beside the folder. */
export function objectPath(bucket: string, key: string): string {
  const parts = key.split("/").map((part) => {
    const plain = encodeURIComponent(part).replace(/[*']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    return /^\.*$/.test(plain) ? `%${plain.replaceAll(".", "%2E")}` : plain;
  });
  return ["objects", bucket, ...parts].join("/");
}
