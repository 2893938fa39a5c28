const pictures = ".card-picture, .page-hero-picture";

/** The picture of the card that was pressed turns into the picture of the page it leads to. */
export function carryPicture(): void {
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest(".card a");
    const pressed = link?.closest(".card")?.querySelector<HTMLElement>(".card-picture");
    if (!pressed) return;
    for (const picture of document.querySelectorAll<HTMLElement>(pictures)) {
      picture.style.viewTransitionName = picture === pressed ? "picture" : "none";
    }
  });
}
