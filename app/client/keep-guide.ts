const patience = 60_000;

/** Installs the service worker, asks it to keep the pocket guide and this page, and shows the result. */
export async function keepGuide(place: HTMLElement): Promise<void> {
  const button = place.querySelector("button");
  if (button?.ariaBusy) return;
  if (button) button.ariaBusy = "true";
  const isKept = await install().catch(() => false);
  if (!isKept) await forget();
  if (button) button.ariaBusy = null;
  if (isKept) showKept(place);
  show(place, isKept ? "kept" : "refused", true);
}

export function showKept(place: HTMLElement): void {
  const [keep, remove] = place.querySelectorAll("button");
  if (!keep || !remove) return;
  remove.onclick = async () => {
    await forget();
    show(place, "offered", true);
  };
  show(place, "kept", false);
  keep.disabled = false;
}

async function install(): Promise<boolean> {
  const late = new Promise<false>((done) => setTimeout(done, patience, false));
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const worker = await Promise.race([navigator.serviceWorker.ready, late]);
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((done) => {
    port1.onmessage = ({ data }) => done(data === true);
  });
  if (worker) worker.active?.postMessage({ keep: location.href }, [port2]);
  const isKept = await Promise.race([answer, late]);
  if (isKept) navigator.storage?.persist?.().catch(() => {});
  return isKept;
}

/** Unregisters the worker and deletes everything it kept. */
async function forget(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  } catch {}
}

/** Shows one state; a failure shows beside the button, which can be pressed again. */
function show(place: HTMLElement, state: "offered" | "kept" | "refused", isNews: boolean): void {
  for (const part of place.querySelectorAll<HTMLElement>("[data-for]")) {
    const { for: of } = part.dataset;
    part.hidden = of !== state && !(state === "refused" && of === "offered");
    if (part.hidden || !isNews || of !== state) continue;
    if (!(part instanceof HTMLButtonElement)) part.tabIndex = -1;
    part.focus();
  }
}
