/** Brings the button to life that keeps the guide on the device; what that takes is fetched with the press. */
export function offerKeeping(): void {
  const place = document.getElementById("keep");
  const button = place?.querySelector("button");
  if (!place || !button) return;
  if (!("serviceWorker" in navigator)) {
    place.hidden = true;
    return;
  }
  button.disabled = false;
  button.onclick = async () => (await keeping()).keepGuide(place);
  // Where scripts may not know what is kept, nothing is.
  navigator.serviceWorker.getRegistration().then(
    async (kept) => kept && (await keeping()).showKept(place),
    () => {},
  );
}

const keeping = () => import("./keep");
