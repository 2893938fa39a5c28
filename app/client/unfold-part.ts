/** Opens the folded section the address points to, where the browser doesn't. */
export function unfoldPart(): void {
  const part = document.getElementById(location.hash.slice(1));
  const fold = part?.closest("details");
  if (!fold || fold.open) return;
  fold.open = true;
  part?.scrollIntoView();
}
