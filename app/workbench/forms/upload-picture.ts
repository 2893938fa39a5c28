import type { MessageKey } from "../../forms/parse";
import type { PictureFolder } from "../../rules/pictures/picture-address";
import { heaviestPicture, type PictureProblem } from "../../rules/pictures/picture-file";

type Uploaded = { url: string } | { problem: MessageKey };
type Answer = { url: string } | { problem: PictureProblem | "tooMany" | "failed" | "signedOut" };

/** Sends one picture as soon as it is chosen, and says how far it is. What is too heavy is not even sent. */
export function uploadPicture(
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

function readAnswer(answer: Answer | null): Uploaded {
  if (answer && "url" in answer) return answer;
  return refused(answer?.problem ?? "failed");
}

function refused(problem: Extract<Answer, { problem: string }>["problem"] | "offline"): Uploaded {
  return { problem: `submission.pictures.problems.${problem}` };
}
