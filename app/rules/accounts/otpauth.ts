/** What an authenticator app reads from the QR code. */
export function otpauthAddress(secret: string, { site, email }: { site: string; email: string }): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(email)}`;
  const issuer = encodeURIComponent(site);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
}

/** The secret in groups of four, for typing it in. */
export function spelledSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
