/** Brings the button to life that keeps the guide on the device; what that takes is fetched with the press. */
export function offerKeeping(): void {
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
    // Where scripts may not know what is kept, nothing is.
    offer,
  );
}

/** A browser that needs the room may have thrown away what was kept, and left the worker. */
async function isKept(): Promise<boolean> {
  const worker = await navigator.serviceWorker.getRegistration();
  return worker !== undefined && (await caches.keys()).length > 0;
}

const keeping = () => import("./keep");
