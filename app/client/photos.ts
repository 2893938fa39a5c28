/** From photo to photo over the whole window, without a step in the browser's history for each. */
export function turnPhotos(): void {
  addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>(".lightbox a");
    const photo = link && document.getElementById(link.hash.slice(1));
    if (!photo) return;
    event.preventDefault();
    photo.scrollIntoView({ block: "nearest" });
    photo.querySelector<HTMLElement>(`a[rel=${link.rel}]`)?.focus({ preventScroll: true });
  });
}
