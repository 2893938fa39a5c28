/** "Restaurant · Seafood"; a hotel that is a hotel says so once. */
export function kindAndCategory(kind: string, category: string): string {
  return !category || category === kind ? kind : `${kind} · ${category}`;
}
