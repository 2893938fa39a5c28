/** Turns each drawing into a picture: for the phone's share sheet where there is one, else as a download. */
export function shareStoryPicture(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-file]")) {
    const { file = "", share = "" } = button.dataset;
    const image = button.closest("section")?.querySelector("img");
    if (!image) continue;
    if (canShare(new File([], `${file}.png`, { type: "image/png" }))) button.lastChild?.replaceWith(share);
    button.hidden = false;
    button.onclick = () => hand(button, image, `${file}.png`);
  }
}

const canShare = (file: File) => navigator.canShare?.({ files: [file] }) ?? false;

async function hand(button: HTMLButtonElement, image: HTMLImageElement, name: string): Promise<void> {
  const failed = document.querySelector<HTMLElement>(".story-cards [role=status]");
  button.ariaBusy = "true";
  if (failed) failed.hidden = true;
  try {
    const file = new File([await pictureOf(image)], name, { type: "image/png" });
    if (!(canShare(file) && (await share(file)))) keep(file);
  } catch {
    if (failed) failed.hidden = false;
  }
  button.ariaBusy = null;
}

/** Closing the share sheet isn't a failure; where it can't open, the picture is downloaded. */
async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return (error as Error).name === "AbortError";
  }
}

function keep(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function pictureOf(image: HTMLImageElement): Promise<Blob> {
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Number(image.getAttribute("width"));
  canvas.height = Number(image.getAttribute("height"));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  return blob;
}
