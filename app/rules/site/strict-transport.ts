/** HSTS for two years, and its scope beyond this host. */
const scopes = { "": "", subdomains: "; includeSubDomains", preload: "; includeSubDomains; preload" };

export type TransportScope = keyof typeof scopes;
export const transportScopes = Object.keys(scopes) as TransportScope[];

export function strictTransport(scope: TransportScope): string {
  return `max-age=63072000${scopes[scope]}`;
}
