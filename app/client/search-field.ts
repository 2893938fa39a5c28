/** Suggestions are fetched once somebody turns to a search field. */
export function suggestWhileTyping(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(".find input")) {
    field.onfocus = async () => {
      field.onfocus = null;
      try {
        (await import("./suggest")).suggestUnder(field);
      } catch {}
    };
  }
}
