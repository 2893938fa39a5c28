/** The chosen language, also where other programs of the page look for it. */
export function rememberLanguage(): void {
  const chosen = document.cookie.match(/(?:^|; )language=(en|es)/)?.[1];
  if (chosen) localStorage.setItem("language", chosen);
}
