/** Enables the "keep on my phone" button; the code behind it loads on the press. */
export function enableKeepButton(): void {
  const place = document.getElementById("keep");
  const button = place?.querySelector("button");
  if (!place || !button) return;
  if (!("serviceWorker" in navigator)) {
    place.hidden = true;
    return;
  }
  button.onclick = async () => (await keeping()).keepGuide(place);
  const offer = () => {
    button.disabled = false;
  };
  isKept().then(
    async (kept) => (kept ? (await keeping()).showKept(place) : offer()),
    // Without access to caches, nothing can be kept.
    offer,
  );
}

/** A browser short of room may have deleted the cache and left the worker. */
async function isKept(): Promise<boolean> {
  const worker = await navigator.serviceWorker.getRegistration();
  return worker !== undefined && (await caches.keys()).length > 0;
}

const keeping = () => import("./keep-guide");
