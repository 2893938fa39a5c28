import type { MessageKey } from "../../forms/site/parse";
import type { PictureFolder } from "../../rules/pictures/picture-address";
import { heaviestPicture, type PictureProblem } from "../../rules/pictures/picture-check";
import type { Toast } from "../../rules/site/flash";

type Refused = { problem: MessageKey };
type Uploaded = { url: string } | Refused;
type Answer = { url: string } | { problem: PictureProblem | "tooMany" | "failed" | "signedOut" };

/**
 * Uploads one picture with progress. If the server can't read a phone's photo, it's sent again as a JPEG, provided that
 * this browser can decode it.
 */
export async function uploadPicture(
  file: File,
  folder: PictureFolder,
  onProgress: (percent: number) => void,
): Promise<Uploaded> {
  const uploaded = await sendPicture(file, folder, onProgress);
  if ("url" in uploaded || uploaded.problem !== refused("heicUnread").problem) return uploaded;
  const readable = await asJpeg(file);
  return readable ? sendPicture(readable, folder, onProgress) : uploaded;
}

function sendPicture(
  file: File,
  folder: PictureFolder,
  onProgress: (percent: number) => void,
): Promise<Uploaded> {
  if (file.size > heaviestPicture) return Promise.resolve(refused("tooHeavy"));
  const form = new FormData();
  form.set("folder", folder);
  form.set("file", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/images");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total));
    request.onload = () => resolve(readAnswer(request.response));
    request.onerror = () => resolve(refused("offline"));
    request.send(form);
  });
}

export function uploadToast(stored: number, refused: number): Toast {
  if (refused === 0) return { name: "imageUploaded", variant: "default" };
  if (stored === 0) return { name: "uploadFailed", variant: "destructive" };
  return { name: "uploadedPartly", variant: "warning", count: stored };
}

function readAnswer(answer: Answer | null): Uploaded {
  if (answer && "url" in answer) return answer;
  return refused(answer?.problem ?? "failed");
}

function refused(problem: Extract<Answer, { problem: string }>["problem"] | "offline"): Refused {
  return { problem: `submission.pictures.problems.${problem}` };
}

/** As wide as the largest stored size. */
const longestSide = 2560;

/** Upright, by its EXIF data; null if the browser can't decode it. */
async function asJpeg(file: File): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
    const name = file.name.replace(/\.[^.]*$/, "");
    return jpeg && new File([jpeg], `${name}.jpg`, { type: jpeg.type });
  } catch {
    return null;
  }
}
