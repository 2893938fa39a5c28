/** An unknown value finds nothing. */
export function readFilter(url: URL, name: string): string | undefined {
  return url.searchParams.get(name)?.trim().slice(0, 60) || undefined;
}
